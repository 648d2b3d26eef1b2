import type { ReactNode } from 'react'
import { Icon, type IconName } from '#icons/icon.tsx'
import { Spinner } from './spinner.tsx'
import styles from './verify-steps.module.css'

export type VerifyState = 'ok' | 'failed' | 'waiting' | 'running'

export interface VerifyStep {
  id: string
  title: ReactNode
  text?: ReactNode
  /** A hash, secret or list of numbers, in a monospaced font. */
  value?: ReactNode
  /** For instance a copy button. */
  action?: ReactNode
  state: VerifyState
  /** "matches", "does not match", "opens after the draw". */
  verdict: ReactNode
}

const icons: Record<Exclude<VerifyState, 'running'>, IconName> = {
  ok: 'check',
  failed: 'warning',
  waiting: 'clock',
}

export function VerifySteps({ steps, label }: { steps: readonly VerifyStep[]; label: string }) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map((step, i) => (
        <li key={step.id} data-state={step.state}>
          <span className={styles.mark} aria-hidden="true">
            {step.state === 'running' ? (
              <Spinner />
            ) : step.state === 'waiting' ? (
              i + 1
            ) : (
              <Icon name={icons[step.state]} />
            )}
          </span>
          <div className={styles.body}>
            <p className={styles.title}>
              <b>{step.title}</b>
              <span className={styles.verdict}>{step.verdict}</span>
            </p>
            {step.text && <p className="small muted">{step.text}</p>}
            {step.value && (
              <div className={styles.value}>
                <code>{step.value}</code>
                {step.action}
              </div>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}
