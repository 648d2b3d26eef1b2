import type { ReactNode } from 'react'
import styles from './facts.module.css'

export interface Fact {
  readonly title: string
  readonly value: ReactNode
}

/** Pairs of a name and a value. */
export function Facts({
  facts,
  isLeft = false,
}: {
  readonly facts: readonly Fact[]
  /** Values stand at the left, for texts. */
  readonly isLeft?: boolean
}) {
  return (
    <dl className={styles.facts} data-left={isLeft || undefined}>
      {facts.map(({ title, value }) => (
        <div key={title} className={styles.fact}>
          <dt>{title}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
