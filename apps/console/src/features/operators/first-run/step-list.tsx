import { Icon } from '@fairground/ui/icons/icon.tsx'
import { Link } from 'react-router'
import { Panel } from '#parts/layout/panel.tsx'
import { type StepName, stepNames, steps } from './steps.ts'
import styles from './step-list.module.css'

interface StepListProps {
  readonly current: StepName
  readonly isDone: (step: StepName) => boolean
  /** What is there already, for a step that is done. */
  readonly describe?: (step: StepName) => string
  /** The address of a step. Without one, the steps cannot be opened yet. */
  readonly toHref?: (step: StepName) => string
  readonly footer: string
}

/** All steps with their state. The current one is marked. */
export function StepList({ current, isDone, describe, toHref, footer }: StepListProps) {
  return (
    <Panel title="From zero to the first ticket" isFlush footer={footer}>
      <ol className={styles.steps}>
        {stepNames.map((step, index) => {
          const done = isDone(step)
          const inner = (
            <>
              <span className={styles.mark}>{done ? <Icon name="check" size="sm" /> : index + 1}</span>
              <span className={styles.words}>
                <b>
                  {steps[step].title}
                  {done && <span className="vh">: done</span>}
                </b>
                <small>{(done && describe?.(step)) || steps[step].todo}</small>
              </span>
            </>
          )
          return (
            <li key={step} data-done={done || undefined} data-current={step === current || undefined}>
              {toHref ? (
                <Link
                  className={styles.step}
                  to={toHref(step)}
                  aria-current={step === current ? 'step' : undefined}
                >
                  {inner}
                </Link>
              ) : (
                <span className={styles.step} aria-current={step === current ? 'step' : undefined}>
                  {inner}
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </Panel>
  )
}
