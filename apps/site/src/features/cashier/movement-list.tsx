import type { Transaction } from '@fairground/contract/entities/money/transaction'
import { Anchor } from '@fairground/ui/controls/anchor.tsx'
import { Icon } from '@fairground/ui/icons/icon.tsx'
import { useText } from '#core/text/text.ts'
import { dayAndTime } from '#core/time/date.ts'
import { exactText, signedText } from '#core/money.ts'
import { movementIcons } from './movement.ts'
import { useMovementText } from './use-movement-text.ts'
import styles from './movement-list.module.css'

export interface MovementsProps {
  movements: readonly Transaction[]
  label: string
  /** The order to highlight. */
  marked?: number | null
}

/** Transactions as a list for narrow screens. */
export function MovementList({ movements, label, marked = null }: MovementsProps) {
  const t = useText()
  const getMovementText = useMovementText()
  return (
    <ul className={styles.list} aria-label={label}>
      {movements.map(movement => {
        const { id, kind, at, amount, balanceAfter, currencyId, orderId } = movement
        const { title, game, reference } = getMovementText(movement)
        return (
          <li key={id} aria-current={orderId !== null && orderId === marked ? 'true' : undefined}>
            <span className={styles.icon} data-in={amount.startsWith('-') ? undefined : ''}>
              <Icon name={movementIcons[kind]} />
            </span>
            <span className={styles.what}>
              <span>
                <Anchor className={styles.open} href={`/cashier/history/transaction?id=${id}`}>
                  <b>{title}</b> {game}
                </Anchor>
              </span>
              <span className={styles.meta}>
                <span>{dayAndTime(at)}</span>
                <span>{reference}</span>
              </span>
            </span>
            <span className={styles.money}>
              <b>{signedText(amount, currencyId)}</b>
              <span className={styles.small}>
                {t('cashier.movement.after', { amount: exactText(balanceAfter, currencyId, 'always') })}
              </span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
