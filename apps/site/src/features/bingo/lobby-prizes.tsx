import { formatPrize } from '@fairground/rules/money/format'
import type { PlayPrice } from '@fairground/rules/play/cost'
import { Card } from '@fairground/ui/parts/card.tsx'
import { PrizeRungs } from '@fairground/ui/parts/prize-rungs.tsx'
import { TextButton } from '@fairground/ui/parts/text-link.tsx'
import { useText } from '#app/text.ts'
import { roundTiers } from '#features/bingo/round.ts'
import { PriceFacts } from '#features/order/price-facts.tsx'
import type { LiveTier } from '#shared/live-ladder.ts'
import { locale } from '#shared/locale.ts'
import { oddsText } from '#shared/number-list.ts'

export interface LobbyPrizesProps {
  ladder: readonly LiveTier[]
  players: number
  returnToPlayer: string
  jackpotCalls: number
  price: PlayPrice
  currencyId: string
  onRules: () => void
}

/** The prizes in the order they are played for, each with its odds; and what the house keeps. */
export function LobbyPrizes(props: LobbyPrizesProps) {
  const { ladder, players, returnToPlayer, jackpotCalls, price, currencyId, onRules } = props
  const t = useText()
  // With nobody in, one ticket would win everything: true, and of no use to anybody.
  const oddsOf = (tier: number): string[] =>
    players === 0
      ? []
      : [
          t('order.prizes.odds', {
            in: oddsText(ladder.find(row => row.tier === tier)?.odds.in ?? 1, locale),
          }),
        ]
  const rungs = roundTiers(ladder, undefined, currencyId).map(
    ({ tier, name, isJackpot, prize, percent }) => ({
      id: String(tier),
      name,
      note: [
        ...(isJackpot ? [t('bingo.playout.prizes.jackpot', { calls: jackpotCalls })] : []),
        ...oddsOf(tier),
      ].join(' · '),
      prize:
        prize.amount === 0n && percent !== undefined
          ? t('bingo.playout.prizes.ofPool', { percent })
          : formatPrize(prize),
      state: isJackpot ? ('jackpot' as const) : ('next' as const),
    }),
  )
  return (
    <Card
      title={t('order.prizes.title')}
      action={<TextButton onPress={onRules}>{t('pick.prizes.rules')}</TextButton>}
    >
      <PrizeRungs rungs={rungs} label={t('bingo.lobby.prizes.label')} />
      <PriceFacts price={price} returnToPlayer={returnToPlayer}>
        <p>{t(players === 0 ? 'bingo.lobby.prizes.oddsLater' : 'bingo.lobby.prizes.shared')}</p>
      </PriceFacts>
    </Card>
  )
}
