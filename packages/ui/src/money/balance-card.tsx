import type { ReactNode } from 'react'
import { Orbits } from '#art/orbits.tsx'
import { classes } from '#classes.ts'
import styles from './balance-card.module.css'

export interface BalanceCardProps {
  title: ReactNode
  amount: ReactNode
  /** Withdrawable and bonus money are always separate facts. */
  facts: readonly { id: string; term: ReactNode; value: ReactNode }[]
}

export function BalanceCard({ title, amount, facts }: BalanceCardProps) {
  return (
    <section className={classes(styles.balance, 'num')}>
      <Orbits className={styles.orbits} />
      <p className="small">{title}</p>
      <p className={styles.amount}>{amount}</p>
      <dl>
        {facts.map(fact => (
          <div key={fact.id}>
            <dt>{fact.term}</dt>
            <dd>{fact.value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
