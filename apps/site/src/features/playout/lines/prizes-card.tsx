import type { GameResults } from '@fairground/contract/entities/games/game-results'
import { formatExact } from '#core/money-format.ts'
import { toMoney } from '#core/money.ts'
import { Card } from '@fairground/ui/layout/card.tsx'
import { PrizeLadder } from '@fairground/ui/games/prize-ladder.tsx'
import { useText } from '#core/text/text.ts'
import { findWinners } from './reached-tier.ts'
import type { PlayoutShape } from '#kinds/playout-shape.ts'
import type { LiveTier } from '#shared/game/live-ladder.ts'
import { prizeAmount, prizeNotes } from '#shared/game/prize-notes.ts'
import { tierName } from '#shared/game/tier-name.ts'

export interface PlayoutPrizesProps {
  ladder: readonly LiveTier[]
  shape: PlayoutShape
  best: number | undefined
  reached: number | undefined
  /** Winners per tier, and the draw of a race they belong to. Undefined until every ball is drawn. */
  won: { winners: GameResults['winners']; raceDraw: number | undefined } | undefined
}

/** The name and amount of a prize, for the rail and the announcement keys. */
export const usePrizeText = (): {
  getName: (row: LiveTier) => string
  getPrize: (row: LiveTier) => string
} => {
  const t = useText()
  return {
    getName: row => tierName(t, row),
    getPrize: row => prizeAmount(t, row),
  }
}

/** The prizes, with the tier that the player's best line has reached so far. */
export function PlayoutPrizes({ ladder, shape, best, reached, won }: PlayoutPrizesProps) {
  const t = useText()
  const { getName, getPrize } = usePrizeText()
  const tiers = ladder.map(row => {
    const winners = won && findWinners(row, won.winners, won.raceDraw)
    const here = reached === row.tier
    const note = winners
      ? t('playout.prizes.winners', { count: winners.winners })
      : prizeNotes(t, row, ...(here ? [t('playout.prizes.now')] : []))
    const isPaid = winners !== undefined && winners.winners > 0 && row.kind !== 'jackpot'
    return {
      id: String(row.tier),
      ...(shape.kind !== 'digits' && {
        pips: {
          filled: row.matches,
          total: shape.pick,
          ...(row.matches2nd !== undefined && { bonus: row.matches2nd > 0 }),
        },
      }),
      name: getName(row),
      ...(note !== '' && { note }),
      // Once the winners are known, the ladder shows what each of them gets.
      prize: isPaid ? formatExact(toMoney(winners.each, row.each.currency)) : getPrize(row),
      state: here ? ('now' as const) : ('open' as const),
    }
  })
  return (
    <Card
      title={t('playout.prizes.title')}
      action={best !== undefined && <span className="num">{t('playout.prizes.best', { count: best })}</span>}
    >
      <PrizeLadder tiers={tiers} label={t('playout.prizes.title')} />
    </Card>
  )
}
