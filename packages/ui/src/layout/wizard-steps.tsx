import { Icon } from '#icons/icon.tsx'
import styles from './wizard-steps.module.css'

export interface WizardStepsProps {
  label: string
  steps: readonly { id: string; label: string }[]
  current: string
  /** Replaces the list on a phone: "Step 2 of 5 · Your details". */
  summary: string
  /** Only completed steps can be selected. */
  onSelect: (id: string) => void
}

export function WizardSteps({ label, steps, current, summary, onSelect }: WizardStepsProps) {
  const at = steps.findIndex(step => step.id === current)
  return (
    <nav className={styles.wizard} aria-label={label}>
      <p className={styles.summary}>{summary}</p>
      <ol>
        {steps.map((step, i) => (
          <li
            key={step.id}
            data-state={i < at ? 'done' : i === at ? 'now' : 'next'}
            aria-current={i === at ? 'step' : undefined}
          >
            {i < at ? (
              <button type="button" onClick={() => onSelect(step.id)}>
                <i>
                  <Icon name="check" size="sm" />
                </i>
                <span>{step.label}</span>
              </button>
            ) : (
              <span className={styles.step}>
                <i>{i + 1}</i>
                <span>{step.label}</span>
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
