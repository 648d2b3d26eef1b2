import { Anchor } from '@fairground/ui/controls/anchor.tsx'
import { useText } from '#core/text/text.ts'
import { dayAndTime } from '#core/time/date.ts'
import { exactText, signedText } from '#core/money.ts'
import type { MovementsProps } from './movement-list.tsx'
import { useMovementText } from './use-movement-text.ts'
import styles from './movement-table.module.css'

/** Transactions as a table for wide screens. */
export function MovementTable({ movements, label, marked = null }: MovementsProps) {
  const t = useText()
  const getMovementText = useMovementText()
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{t('cashier.column.when')}</th>
          <th scope="col">{t('cashier.column.what')}</th>
          <th scope="col">{t('cashier.column.reference')}</th>
          <th scope="col">{t('cashier.column.amount')}</th>
          <th scope="col">{t('cashier.column.after')}</th>
        </tr>
      </thead>
      <tbody>
        {movements.map(movement => {
          const { id, at, amount, balanceAfter, currencyId, orderId } = movement
          const { title, game } = getMovementText(movement)
          return (
            <tr key={id} aria-current={orderId !== null && orderId === marked ? 'true' : undefined}>
              <td>{dayAndTime(at)}</td>
              <td>
                <Anchor className={styles.open} href={`/cashier/history/transaction?id=${id}`}>
                  <b>{title}</b>
                </Anchor>
                {game && <span className={styles.game}>{game}</span>}
              </td>
              <td>{orderId ?? id}</td>
              <td>
                <b>{signedText(amount, currencyId)}</b>
              </td>
              <td>{exactText(balanceAfter, currencyId, 'always')}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
