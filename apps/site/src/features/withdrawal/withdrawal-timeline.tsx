import type { Withdrawal } from '@fairground/contract/entities/withdrawal'
import { Icon, type IconName } from '@fairground/ui/icons/icon.tsx'
import { useText } from '#app/text.ts'
import { dayAndTime } from '#shared/date.ts'
import { useElapsed } from './use-elapsed.ts'
import { type WithdrawalStep, withdrawalSteps } from './withdrawal-steps.ts'
import styles from './withdrawal-timeline.module.css'

const iconOf = ({ id, standing }: WithdrawalStep): IconName | null => {
  if (standing === 'failed' || id === 'cancelled') return 'close'
  if (standing === 'done') return 'check'
  return standing === 'now' ? (id === 'unknown' ? 'search' : 'clock') : null
}

function Waited({ since }: { since: number }) {
  const t = useText()
  return <span className="num">{t('withdrawal.waiting', { time: useElapsed(since) })}</span>
}

/** What is behind it with its time, where it stands with how long it has, and what is to come. */
export function WithdrawalTimeline({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useText()
  return (
    <ol className={styles.steps} aria-label={t('withdrawal.steps')}>
      {withdrawalSteps(withdrawal).map((step, i) => {
        const { id, standing, at } = step
        const icon = iconOf(step)
        const title =
          step.standing === 'now' ? t(`withdrawal.awaited.${step.id}`) : t(`withdrawal.step.${step.id}`)
        return (
          <li key={id} data-standing={standing} aria-current={standing === 'now' ? 'step' : undefined}>
            <span className={styles.mark} aria-hidden="true">
              {icon ? <Icon name={icon} size="sm" /> : i + 1}
            </span>
            <div>
              <p className={styles.title}>
                <b>{title}</b>
                <span className={styles.when}>
                  {standing === 'now' ? (
                    <Waited since={withdrawal.changedAt} />
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
