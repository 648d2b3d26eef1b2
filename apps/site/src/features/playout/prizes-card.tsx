import type { GameResults } from '@fairground/contract/entities/game-results'
import { formatPrize } from '@fairground/rules/money/format'
import { Card } from '@fairground/ui/parts/card.tsx'
import { PrizeLadder } from '@fairground/ui/parts/prize-ladder.tsx'
import { useText } from '#app/text.ts'
import { winnersOf } from '#features/playout/prize-standing.ts'
import type { ShowShape } from '#features/playout/show-shape.ts'
import type { LiveTier } from '#shared/live-ladder.ts'

export interface PlayoutPrizesProps {
  ladder: readonly LiveTier[]
  shape: ShowShape
  best: number | undefined
  reached: number | undefined
  /** Winners per tier, and in a race of which draw; only once every ball has fallen. */
  won: { winners: GameResults['winners']; raceDraw: number | undefined } | undefined
}

/** The name and the sum of a prize as the rail and the keys tell it. */
export const usePrizeText = (): { nameOf: (row: LiveTier) => string; prizeOf: (row: LiveTier) => string } => {
  const t = useText()
  return {
    nameOf: row =>
      row.kind === 'jackpot'
        ? t('playout.prizes.jackpot')
        : (row.prizeText ?? t('playout.prizes.matches', { count: row.matches })),
    // An empty pool has no sum to name yet, only the share of it.
    prizeOf: ({ fund, percent }) =>
      fund.amount === 0n && percent !== undefined
        ? t('playout.prizes.ofPool', { percent })
        : formatPrize(fund),
  }
}

/** The prizes, with the one my best line has reached so far. */
export function PlayoutPrizes({ ladder, shape, best, reached, won }: PlayoutPrizesProps) {
  const t = useText()
  const { nameOf, prizeOf } = usePrizeText()
  const tiers = ladder.map(row => {
    const winners = won && winnersOf(row, won.winners, won.raceDraw)
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
      name: nameOf(row),
      ...(note === undefined ? {} : { note }),
      prize: prizeOf(row),
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
