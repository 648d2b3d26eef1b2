import type { ReactNode } from 'react'
import { Icon } from '#icons/icon.tsx'
import { classes } from '#classes.ts'
import { Pips, type PipsProps } from './numbers/pips.tsx'
import styles from './prize-ladder.module.css'

export interface PrizeTier {
  id: string
  pips?: PipsProps
  name: ReactNode
  /** Odds, number of winners or "Playing now". */
  note?: ReactNode
  prize: ReactNode
  state?: 'open' | 'now' | 'done'
}

export function PrizeLadder({ tiers, label }: { tiers: readonly PrizeTier[]; label: string }) {
  return (
    <ul className={classes(styles.ladder, 'num')} aria-label={label}>
      {tiers.map(tier => (
        <li key={tier.id} data-state={tier.state ?? 'open'} aria-current={tier.state === 'now' || undefined}>
          {tier.pips && <Pips {...tier.pips} />}
          <span className={styles.name}>
            {tier.state === 'done' && <Icon name="check" size="sm" />}
            <span>
              {tier.name}
              {tier.note && <span className={styles.note}>{tier.note}</span>}
            </span>
          </span>
          <b className="display">{tier.prize}</b>
        </li>
      ))}
    </ul>
  )
}
