import { Anchor } from '@fairground/ui/controls/anchor.tsx'
import { Icon } from '@fairground/ui/icons/icon.tsx'
import { useQuery } from '@tanstack/react-query'
import { call } from '#core/call.ts'
import { exactText } from '#core/money.ts'
import { useText } from '#core/text/text.ts'
import { dayAndTime } from '#core/time/date.ts'
import type { HistoryChoice } from './history-choice.ts'
import { ListCard } from './list-card.tsx'
import styles from './movement-list.module.css'

/** Deposits of the period that moved no money, with the reason. */
export function FailedDeposits({ choice }: { choice: HistoryChoice }) {
  const t = useText()
  const { from, until, group } = choice
  const isShown = group === null || group === 'deposits'
  const { data } = useQuery({
    queryKey: ['listFailedDeposits', from, until],
    queryFn: () => call('listFailedDeposits', { from, until }),
    enabled: isShown,
    refetchOnMount: 'always',
  })
  const deposits = data?.deposits ?? []
  if (!isShown || deposits.length === 0) return null
  return (
    <ListCard title={t('cashier.attempts.title')}>
      <ul className={styles.list} aria-label={t('cashier.attempts.title')}>
        {deposits.map(({ orderId, at, amount, currencyId, refusal }) => (
          <li key={orderId}>
            <span className={styles.icon}>
              <Icon name="close" />
            </span>
            <span className={styles.what}>
              <Anchor className={styles.open} href={`/cashier/history/transaction?id=${orderId}`}>
                <b>{t('cashier.kind.deposit')}</b>
              </Anchor>
              <span className={styles.meta}>
                <span>{dayAndTime(at)}</span>
                <span>{t('cashier.movement.reference', { id: orderId })}</span>
              </span>
            </span>
            <span className={styles.money}>
              <b>{exactText(amount, currencyId, 'always')}</b>
              <span className={styles.small}>{t(`cashier.refusalShort.${refusal}`)}</span>
            </span>
          </li>
        ))}
      </ul>
    </ListCard>
  )
}
