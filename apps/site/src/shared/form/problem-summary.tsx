import { Note } from '@fairground/ui/parts/note.tsx'
import { useText } from '#app/text.ts'
import styles from './problem-summary.module.css'

export interface ProblemSummaryProps {
  formId: string
  /** By the name of the field, in the order of the page. */
  problems: Readonly<Record<string, string | undefined>>
}

/** More than one thing to put right: all of them at the top, each leading to its field. */
export function ProblemSummary({ formId, problems }: ProblemSummaryProps) {
  const t = useText()
  const told = Object.entries(problems)
  if (told.length < 2) return null
  const goTo = (name: string) =>
    document.querySelector<HTMLElement>(`#${CSS.escape(formId)} [name="${name}"]`)?.focus()
  return (
    <Note tone="danger" icon="warning" live>
      <p className={styles.title}>{t('form.problems', { count: told.length })}</p>
      <ul className={styles.list}>
        {told.map(([name, text]) => (
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
