import { Button } from '#parts/controls/button.tsx'
import { Note } from '#parts/feedback/note.tsx'
import { FieldBox, InputBox, toControlAttributes } from '#parts/form/field-box.tsx'
import type { FieldContext } from '#parts/form/form-settings.ts'
import { judgeColour } from './judge-colour.ts'
import styles from './fields.module.css'

const isColour = (value: unknown): value is string =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)
const firstColour = '#2450c4'

/** A colour of the operator, with a verdict whether texts on it can be read. */
export function ColourField({ field, label }: { readonly field: FieldContext; readonly label: string }) {
  const { value } = field
  const text = typeof value === 'string' ? value : ''
  const verdict = isColour(value) ? judgeColour(value) : undefined
  const named = { ...field, label, hint: undefined, isOptional: false }
  return (
    <FieldBox
      field={named}
      labelEnd={
        value === null ? undefined : (
          <Button tone="quiet" onPress={() => field.onChange(null)}>
            Use the look’s colour
          </Button>
        )
      }
    >
      {value === null ? (
        <span className={styles.none}>
          The colour of the look
          <Button onPress={() => field.onChange(firstColour)}>Choose a colour</Button>
        </span>
      ) : (
        <InputBox
          before={
            <input
              className={styles.swatch}
              type="color"
              aria-label={`${label}, colour picker`}
              value={isColour(value) ? value : firstColour}
              onChange={({ target }) => field.onChange(target.value)}
            />
          }
        >
          <input
            {...toControlAttributes(named)}
            value={text}
            spellCheck={false}
            autoComplete="off"
            onChange={({ target }) => field.onChange(target.value)}
          />
        </InputBox>
      )}
      {verdict && (
        <Note tone={verdict.isReadable ? 'good' : 'bad'} icon={verdict.isReadable ? 'check' : 'warning'}>
          {verdict.words}
        </Note>
      )}
    </FieldBox>
  )
}
