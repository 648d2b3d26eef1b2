import type { GameResults } from '@fairground/contract/entities/games/game-results'
import { formatPrize } from '#core/money-format.ts'
import { Card } from '@fairground/ui/layout/card.tsx'
import { PrizeLadder } from '@fairground/ui/games/prize-ladder.tsx'
import { useText } from '#core/text/text.ts'
import { findWinners } from './reached-tier.ts'
import type { PlayoutShape } from '#kinds/playout-shape.ts'
import type { LiveTier } from '#shared/game/live-ladder.ts'
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
    // An empty pool has no amount yet, so the share is shown.
    getPrize: ({ fund, percent }) =>
      fund.amount === 0n && percent !== undefined
        ? t('playout.prizes.ofPool', { percent })
        : formatPrize(fund),
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
      : here
        ? t('playout.prizes.now')
        : undefined
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
      ...(note === undefined ? {} : { note }),
      prize: getPrize(row),
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
