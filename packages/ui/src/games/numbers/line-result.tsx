import type { ReactNode } from 'react'
import { classes } from '#classes.ts'
import styles from './line-result.module.css'

export interface LineResultProps {
  index: number
  numbers: readonly number[]
  hits: ReadonlySet<number>
  bonus?: readonly number[]
  bonusHits?: ReadonlySet<number>
  /** "Line 1: 4 matched, 11, 23 matched". */
  label: string
  /** A badge: "2 match". */
  end?: ReactNode
}

function Tag({ number, hit }: { number: number; hit: boolean }) {
  return (
    <span className={classes(styles.tag, 'num')} data-hit={hit || undefined}>
      {number}
    </span>
  )
}

/** A bought line during the draw; matched numbers are filled. */
export function LineResult({ index, numbers, hits, bonus = [], bonusHits, label, end }: LineResultProps) {
  return (
    <li className={styles.line}>
      <b className={styles.index} aria-hidden="true">
        {index}
      </b>
      <span
        className={styles.numbers}
        data-bonus={bonus.length > 0 || undefined}
        role="img"
        aria-label={label}
      >
        {numbers.map(n => (
          <Tag key={n} number={n} hit={hits.has(n)} />
        ))}
        {bonus.length > 0 && <span className={styles.plus}>+</span>}
        {bonus.map(n => (
          <Tag key={`b${n}`} number={n} hit={bonusHits?.has(n) ?? false} />
        ))}
      </span>
      <span className={styles.end}>{end}</span>
    </li>
  )
}
