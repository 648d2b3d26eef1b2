import { Note } from '@fairground/ui/feedback/note.tsx'
import { useText } from '#core/text/text.ts'
import styles from './problem-summary.module.css'

export interface ProblemSummaryProps {
  formId: string
  /** By field name, in page order. */
  problems: Readonly<Record<string, string | undefined>>
}

/** Lists two or more problems at the top; each one focuses its field. */
export function ProblemSummary({ formId, problems }: ProblemSummaryProps) {
  const t = useText()
  const entries = Object.entries(problems)
  if (entries.length < 2) return null
  const goTo = (name: string) =>
    document.querySelector<HTMLElement>(`#${CSS.escape(formId)} [name="${name}"]`)?.focus()
  return (
    <Note tone="danger" icon="warning" live>
      <p className={styles.title}>{t('form.problems', { count: entries.length })}</p>
      <ul className={styles.list}>
        {entries.map(([name, text]) => (
          <li key={name}>
            <button type="button" onClick={() => goTo(name)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
    </Note>
  )
}
