import type { Withdrawal } from '@fairground/contract/entities/money/withdrawal'
import { Icon, type IconName } from '@fairground/ui/icons/icon.tsx'
import { useText } from '#core/text/text.ts'
import { dayAndTime } from '#core/time/date.ts'
import { useElapsed } from './use-elapsed.ts'
import { type WithdrawalStep, withdrawalSteps } from './withdrawal-steps.ts'
import styles from './withdrawal-timeline.module.css'

const getIcon = ({ id, status }: WithdrawalStep): IconName | null => {
  if (status === 'failed' || id === 'cancelled') return 'close'
  if (status === 'done') return 'check'
  return status === 'now' ? (id === 'unknown' ? 'search' : 'clock') : null
}

function WaitingTime({ since }: { since: number }) {
  const t = useText()
  return <span className="num">{t('withdrawal.waiting', { time: useElapsed(since) })}</span>
}

/** Past steps with their time, the current step with its duration, and future steps. */
export function WithdrawalTimeline({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useText()
  return (
    <ol className={styles.steps} aria-label={t('withdrawal.steps')}>
      {withdrawalSteps(withdrawal).map((step, i) => {
        const { id, status, at } = step
        const icon = getIcon(step)
        const title =
          step.status === 'now' ? t(`withdrawal.awaited.${step.id}`) : t(`withdrawal.step.${step.id}`)
        return (
          <li key={id} data-status={status} aria-current={status === 'now' ? 'step' : undefined}>
            <span className={styles.mark} aria-hidden="true">
              {icon ? <Icon name={icon} size="sm" /> : i + 1}
            </span>
            <div>
              <p className={styles.title}>
                <b>{title}</b>
                <span className={styles.when}>
                  {status === 'now' ? (
                    <WaitingTime since={withdrawal.changedAt} />
                  ) : (
                    at !== null && <span className="num">{dayAndTime(at)}</span>
                  )}
                </span>
              </p>
              {id === 'rejected' && withdrawal.reason !== null && (
                <p className={styles.reason}>{withdrawal.reason}</p>
              )}
            </div>
          </li>
        )
      })}
    </ol>
  )
}
