import type { Game } from '@fairground/contract/entities/games/game'
import type { Output } from '@fairground/contract/operations'
import { Card } from '@fairground/ui/layout/card.tsx'
import { PrizeRungs } from '@fairground/ui/games/prize-rungs.tsx'
import { TextButton } from '@fairground/ui/controls/text-link.tsx'
import { useText } from '#core/text/text.ts'
import { PriceFacts } from '#features/purchase/lobby/price-facts.tsx'
import { toPlayPrice } from '#features/purchase/ticket-price.ts'
import { anyPrizeOdds } from './raffle-odds-now.ts'
import type { RaffleRule } from '#kinds/raffle/raffle-kind.ts'
import { usePrizeWords } from '#features/raffle/tickets/use-prize-words.ts'
import { locale } from '#core/text/locale.ts'
import { liveLadder } from '#shared/game/live-ladder.ts'
import { prizeNotes } from '#shared/game/prize-notes.ts'
import { oddsText } from '#shared/format/number-list.ts'

export interface PrizesCardProps {
  game: Game
  lobby: Output<'getGameLobby'>
  rule: RaffleRule
  onRules: () => void
}

/** The prizes in drawing order, with the odds of the sold-out raffle. */
export function PrizesCard({ game, lobby, rule, onRules }: PrizesCardProps) {
  const t = useText()
  const { tierPrize } = usePrizeWords()
  const ladder = liveLadder(lobby, game)
  const mine = game.playerPlaysInGame
  const odds = (oneIn: number) => ({ in: oddsText(oneIn, locale) })
  const rungs = ladder.map(row => ({
    id: String(row.tier),
    name: row.prizeText,
    note: prizeNotes(t, row, t('prize.oddsSoldOut', odds(row.odds.in))),
    prize: tierPrize(row),
    state: 'next' as const,
  }))
  return (
    <Card
      title={t('order.prizes.title')}
      action={<TextButton onPress={onRules}>{t('pick.prizes.rules')}</TextButton>}
    >
      <PrizeRungs rungs={rungs} label={t('raffle.lobby.prizes.label')} />
      <PriceFacts price={toPlayPrice(game)} returnToPlayer={lobby.returnToPlayer}>
        <p>
          {t('raffle.lobby.prizes.any', odds(lobby.anyPrizeOdds))}{' '}
          {mine > 0 &&
            t('raffle.lobby.prizes.mine', {
              count: mine,
              ...odds(anyPrizeOdds(rule.winners, game.gamePlayMax, mine)),
            })}
        </p>
        <p>{t('raffle.lobby.prizes.sold')}</p>
        {ladder.some(({ kind }) => kind === 'share') && <p>{t('raffle.lobby.prizes.shares')}</p>}
      </PriceFacts>
    </Card>
  )
}
