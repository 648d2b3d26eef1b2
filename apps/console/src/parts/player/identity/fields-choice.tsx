import type { PersonalField } from '@fairground/contract/operator/player-views'
import { personalFieldOrder, personalFieldWords } from './field-words.ts'
import styles from './identity.module.css'

/** Which personal data are revealed: only what is needed. */
export function FieldsChoice({
  available,
  chosen,
  onChange,
}: {
  readonly available: readonly PersonalField[]
  readonly chosen: readonly PersonalField[]
  readonly onChange: (fields: readonly PersonalField[]) => void
}) {
  const toggle = (field: PersonalField) =>
    onChange(personalFieldOrder.filter(each => (each === field) !== chosen.includes(each)))
  return (
    <fieldset className={styles.choice}>
      <legend>What you need to see</legend>
      {available.map(field => (
        <label key={field}>
          <input type="checkbox" checked={chosen.includes(field)} onChange={() => toggle(field)} />
          {personalFieldWords[field]}
        </label>
      ))}
    </fieldset>
  )
}
