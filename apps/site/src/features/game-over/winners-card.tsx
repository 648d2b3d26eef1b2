import type { GameResults } from '@fairground/contract/entities/games/game-results'
import type { PrizeLadderRow } from '@fairground/contract/entities/games/prize-ladder'
import { formatExact, formatPrize } from '#core/money-format.ts'
import { Card } from '@fairground/ui/layout/card.tsx'
import { PrizeLadder } from '@fairground/ui/games/prize-ladder.tsx'
import { useText } from '#core/text/text.ts'
import { raceTier } from '#features/game-over/race-tier.ts'
import type { PlayoutShape } from '#kinds/playout-shape.ts'
import { toMoney } from '#core/money.ts'
import { tierName } from '#shared/game/tier-name.ts'
import styles from './winners-card.module.css'

export interface WinnersCardProps {
  results: GameResults
  ladder: readonly PrizeLadderRow[]
  currencyId: string
  shape: PlayoutShape
}

type Tier = GameResults['winners'][number]

const isRanked = ({ prizeText = '' }: Tier): boolean => raceTier(prizeText).kind === 'rank'

/** The number of winning lines per tier, and the prize per line. */
export function WinnersCard({ results, ladder, currencyId, shape }: WinnersCardProps) {
  const t = useText()
  const isRace = shape.kind === 'race'
  const jackpotTiers = new Set(ladder.filter(({ kind }) => kind === 'jackpot').map(({ tier }) => tier))
  const getName = (row: Tier): string => {
    const { tier, prizeText = '' } = row
    const named = isRace && prizeText !== '' && !jackpotTiers.has(tier) ? raceTier(prizeText) : undefined
    if (named?.kind === 'draw') return t('gameOver.winners.inDraw', { n: named.draw, name: named.name })
    return tierName(t, { ...row, kind: jackpotTiers.has(tier) ? 'jackpot' : undefined })
  }
  const rows = results.winners.filter(row => !(isRace && isRanked(row)))
  const tiers = (isRace ? rows : rows.toSorted((a, b) => b.matches - a.matches)).map(row => ({
    id: String(row.tier),
    ...(shape.kind !== 'digits' && {
      pips: {
        filled: row.matches,
        total: shape.pick,
        ...(row.matches2nd !== undefined && { bonus: row.matches2nd > 0 }),
      },
    }),
    name: getName(row),
    note: t('gameOver.winners.tier', { count: row.winners }),
    prize:
      row.winners === 0
        ? '–'
        : t('gameOver.winners.each', { amount: formatExact(toMoney(row.each, currencyId)) }),
  }))
  const jackpot = formatPrize(toMoney(results.jackpot.after, currencyId))
  return (
    <Card
      title={t('gameOver.winners.title')}
      action={<span className="num">{t('gameOver.winners.count', { count: results.winnersCount })}</span>}
    >
      {results.winnersCount === 0 && <p className="muted">{t('gameOver.winners.nobody')}</p>}
      <PrizeLadder tiers={tiers} label={t('gameOver.winners.title')} />
      {jackpotTiers.size > 0 && (
        <p className={styles.jackpot}>
          {results.jackpot.won
            ? t('gameOver.winners.jackpotGone', { amount: jackpot })
            : t('gameOver.winners.jackpotStays', { amount: jackpot })}
        </p>
      )}
    </Card>
  )
}
