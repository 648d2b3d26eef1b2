import type { GameFigures } from '@fairground/rules/figures/game-figures'
import { formatCount, formatShare } from '#core/format/numbers.ts'
import { ShareBar } from '#parts/charts/bars/share-bar.tsx'
import styles from './figures.module.css'

/** The parts of a stake: each tier, and what the operator keeps. */
export function WhereItGoes({
  figures,
  unit,
  lines,
  words,
}: {
  readonly figures: GameFigures
  readonly unit: string
  readonly lines: number
  readonly words: string
}) {
  const { tiers, returns } = figures
  const shares = [
    ...tiers.map(({ name, share }, at) => ({ id: `${at}`, title: name, value: share })),
    { id: 'operator', title: 'Operator', value: Math.max(0, returns.operatorShare) },
  ]
  const { low, high } = returns.bounds
  const hasBounds = formatShare(low) !== formatShare(high)
  return (
    <div className={styles.where}>
      <p>
        <span>
          Where each {unit} goes, at {formatCount(lines)} {words} a run
        </span>
        <span>
          Return to player{' '}
          <b>{hasBounds ? `${formatShare(low)} to ${formatShare(high)}` : formatShare(high, 2)}</b>
        </span>
      </p>
      <ShareBar label={`Where each ${unit} goes`} shares={shares} formatShare={share => formatShare(share)} />
      {returns.operatorShare < 0 && (
        <p className={styles.loss}>The prizes cost more than the stakes bring at these sales.</p>
      )}
    </div>
  )
}
