import type { GameResults } from '@fairground/contract/entities/game-results'
import { formatPrize } from '@fairground/rules/money/format'
import { Card } from '@fairground/ui/parts/card.tsx'
import { PrizeLadder } from '@fairground/ui/parts/prize-ladder.tsx'
import { useText } from '#app/text.ts'
import type { LiveTier } from '#shared/live-ladder.ts'

export interface PlayoutPrizesProps {
  ladder: readonly LiveTier[]
  pick: number
  best: number | undefined
  /** Winners per tier; only once every ball has fallen. */
  winners: GameResults['winners'] | undefined
}

/** The prizes, with the one my best line has reached so far. */
export function PlayoutPrizes({ ladder, pick, best, winners }: PlayoutPrizesProps) {
  const t = useText()
  /** An empty pool has no sum to name yet, only the share of it. */
  const prizeOf = ({ fund, percent }: LiveTier) =>
    fund.amount === 0n && percent !== undefined ? t('playout.prizes.ofPool', { percent }) : formatPrize(fund)
  const tiers = ladder.map(row => {
    const won = winners?.find(({ tier }) => tier === row.tier)
    const here = best === row.matches
    const note = won
      ? t('playout.prizes.winners', { count: won.winners })
      : here
        ? t('playout.prizes.now')
        : undefined
    return {
      id: String(row.tier),
      pips: { filled: row.matches, total: pick },
      name:
        row.kind === 'jackpot'
          ? t('playout.prizes.jackpot')
          : (row.prizeText ?? t('playout.prizes.matches', { count: row.matches })),
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
