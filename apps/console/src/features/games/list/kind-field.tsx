import { FieldBox } from '#parts/form/field-box.tsx'
import type { FieldContext } from '#parts/form/form-settings.ts'
import { anyKinds, kindWords } from '../kinds/terms/game-kind.ts'
import styles from './list.module.css'

/** The eight kinds, each with what players do. */
export function KindField({ field }: { readonly field: FieldContext }) {
  return (
    <FieldBox field={field} isGroup>
      <div className={styles.kinds} role="radiogroup" aria-labelledby={`${field.id}-label`}>
        {anyKinds.map(kind => (
          <label key={kind} className={styles.kind}>
            <input
              type="radio"
              name={field.id}
              checked={field.value === kind}
              onChange={() => field.onChange(kind)}
            />
            <span>
              <b>{kindWords[kind].title}</b>
              <small>{kindWords[kind].about}</small>
            </span>
          </label>
        ))}
      </div>
    </FieldBox>
  )
}
