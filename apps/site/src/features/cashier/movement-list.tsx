import type { Transaction } from '@fairground/contract/entities/transaction'
import { Icon } from '@fairground/ui/icons/icon.tsx'
import { useText } from '#app/text.ts'
import { dayAndTime } from '#shared/date.ts'
import { exactText, signedText } from '#shared/money.ts'
import { movementIcons } from './movement.ts'
import { useMovementWords } from './use-movement-words.ts'
import styles from './movement-list.module.css'

export interface MovementsProps {
  movements: readonly Transaction[]
  label: string
  /** The order that somebody came to see. */
  marked?: number | null
}

/** Movements as a list: what and when, how much, and what was left. */
export function MovementList({ movements, label, marked = null }: MovementsProps) {
  const t = useText()
  const wordsOf = useMovementWords()
  return (
    <ul className={styles.list} aria-label={label}>
      {movements.map(movement => {
        const { id, kind, at, amount, balanceAfter, currencyId, orderId } = movement
        const { title, game, reference } = wordsOf(movement)
        return (
          <li key={id} aria-current={orderId !== null && orderId === marked ? 'true' : undefined}>
            <span className={styles.icon} data-in={amount.startsWith('-') ? undefined : ''}>
              <Icon name={movementIcons[kind]} />
            </span>
            <span className={styles.what}>
              <span>
                <b>{title}</b> {game}
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
