import { styleVariables } from '@fairground/ui/style-variables'
import { formatQuantity } from '#core/format/numbers.ts'
import { useFormat } from '#core/operator/use-format.ts'
import { Amount } from '#parts/values/amount.tsx'
import { Panel } from '#parts/layout/panel.tsx'
import { Facts } from '#parts/values/facts.tsx'
import type { PlayerRecord } from '#features/players/acts/act-props.ts'
import { type Buckets, groupBalances } from './balance-buckets.ts'
import styles from './balances-panel.module.css'

function BucketList({ currency, sum, buckets }: Buckets) {
  const whole = Number(buckets.reduce((total, { amount }) => total + (amount > 0n ? amount : 0n), 0n))
  return (
    <div className={styles.group}>
      <p className={styles.sum}>
        <span>All money of this player</span>
        <b>
          <Amount minor={sum} currency={currency} />
        </b>
      </p>
      {whole > 0 && (
        <div className={styles.bar} aria-hidden="true">
          {buckets.map(
            ({ id, amount }, at) =>
              amount > 0n && (
                <i
                  key={id}
                  data-color={at + 1}
                  style={styleVariables({ '--part': `${(Number(amount) / whole) * 100}%` })}
                />
              ),
          )}
        </div>
      )}
      <ul className={styles.list}>
        {buckets.map(({ id, title, amount }, at) => (
          <li key={id}>
            <i data-color={at + 1} aria-hidden="true" />
            <span>{title}</span>
            <b>
              <Amount minor={amount} currency={currency} />
            </b>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The money of a player by bucket. */
export function BalancesPanel({ player }: { readonly player: PlayerRecord }) {
  const { balances, bonuses, deposits, withdrawals } = player
  const { currency: own } = useFormat()
  const groups = groupBalances(balances, own)
  const totals = [
    ...deposits.map(total => ({ ...total, title: 'Paid in' })),
    ...withdrawals.map(total => ({ ...total, title: 'Paid out' })),
  ]
  return (
    <Panel title="Balances">
      {groups.length === 0 ? (
        <p className={styles.none}>The player has had no money yet.</p>
      ) : (
        groups.map(group => <BucketList key={group.currency} {...group} />)
      )}
      {bonuses.map(({ bonusId, currency, amount, need, done }) => (
        <p key={bonusId} className={styles.none}>
          Bonus of <Amount minor={amount} currency={currency} />: <Amount minor={done} currency={currency} />{' '}
          of <Amount minor={need} currency={currency} /> played
        </p>
      ))}
      {totals.length > 0 && (
        <div className={styles.totals}>
          <Facts
            facts={totals.map(({ title, currency, amount, count }) => ({
              title: `${title}, ${formatQuantity(count, 'payment')}`,
              value: <Amount minor={amount} currency={currency} />,
            }))}
          />
        </div>
      )}
    </Panel>
  )
}
