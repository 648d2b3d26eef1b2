import { formatPrize } from '#core/money-format.ts'
import type { PlayPrice } from '@fairground/rules/play/cost'
import { Card } from '@fairground/ui/layout/card.tsx'
import { PrizeRungs } from '@fairground/ui/games/prize-rungs.tsx'
import { TextButton } from '@fairground/ui/controls/text-link.tsx'
import { useText } from '#core/text/text.ts'
import { toBingoTiers } from '#features/bingo/game/bingo-game.ts'
import { PriceFacts } from '#features/purchase/lobby/price-facts.tsx'
import type { LiveTier } from '#shared/game/live-ladder.ts'
import { locale } from '#core/text/locale.ts'
import { oddsText } from '#shared/format/number-list.ts'

export interface LobbyPrizesProps {
  ladder: readonly LiveTier[]
  returnToPlayer: string
  jackpotCalls: number
  price: PlayPrice
  currencyId: string
  onRules: () => void
}

/** The prizes in playing order, each with its odds, and the return to player. */
export function LobbyPrizes(props: LobbyPrizesProps) {
  const { ladder, returnToPlayer, jackpotCalls, price, currencyId, onRules } = props
  const t = useText()
  const getOdds = (tier: number): string =>
    oddsText(ladder.find(row => row.tier === tier)?.odds.in ?? 1, locale)
  const rungs = toBingoTiers(ladder, undefined, currencyId).map(
    ({ tier, name, isJackpot, prize, isEstimate, percent }) => ({
      id: String(tier),
      name,
      note: [
        ...(isJackpot ? [t('bingo.playout.prizes.jackpot', { calls: jackpotCalls })] : []),
        ...(isEstimate && prize.amount > 0n ? [t('prize.estimated')] : []),
        t(isJackpot ? 'order.prizes.odds' : 'prize.oddsSoldOut', { in: getOdds(tier) }),
      ].join(' · '),
      prize:
        prize.amount === 0n && percent !== undefined ? t('prize.ofFund', { percent }) : formatPrize(prize),
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
        <p>{t('bingo.lobby.prizes.shared')}</p>
      </PriceFacts>
    </Card>
  )
}
