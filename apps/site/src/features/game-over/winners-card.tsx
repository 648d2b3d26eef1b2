import type { GameResults } from '@fairground/contract/entities/game-results'
import type { PrizeLadderRow } from '@fairground/contract/entities/prize-ladder'
import { formatExact, formatPrize } from '@fairground/rules/money/format'
import { Card } from '@fairground/ui/parts/card.tsx'
import { PrizeLadder } from '@fairground/ui/parts/prize-ladder.tsx'
import { useText } from '#app/text.ts'
import { raceTier } from '#features/game-over/race-tier.ts'
import type { ShowShape } from '#features/playout/show-shape.ts'
import { moneyOf } from '#shared/money.ts'
import styles from './winners-card.module.css'

export interface WinnersCardProps {
  results: GameResults
  ladder: readonly PrizeLadderRow[]
  currencyId: string
  shape: ShowShape
}

type Tier = GameResults['winners'][number]

const isRanked = ({ prizeText = '' }: Tier): boolean => raceTier(prizeText).kind === 'rank'

/** How many lines won on each tier, and what each of them got. */
export function WinnersCard({ results, ladder, currencyId, shape }: WinnersCardProps) {
  const t = useText()
  const isRace = shape.kind === 'race'
  const jackpotTiers = new Set(ladder.filter(({ kind }) => kind === 'jackpot').map(({ tier }) => tier))
  const nameOf = ({ tier, prizeText, matches }: Tier): string => {
    if (jackpotTiers.has(tier)) return t('gameOver.winners.jackpot')
    const named = isRace && prizeText !== undefined ? raceTier(prizeText) : undefined
    if (named?.kind === 'draw') return t('gameOver.winners.inDraw', { n: named.draw, name: named.name })
    return prizeText ?? t('gameOver.winners.matches', { count: matches })
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
    name: nameOf(row),
    note: t('gameOver.winners.tier', { count: row.winners }),
    prize:
      row.winners === 0
        ? '–'
        : t('gameOver.winners.each', { amount: formatExact(moneyOf(row.each, currencyId)) }),
  }))
  const jackpot = formatPrize(moneyOf(results.jackpot.after, currencyId))
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
