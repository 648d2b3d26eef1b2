import { Icon } from '@fairground/ui/icons/icon.tsx'
import { FieldBox, InputBox, toControlAttributes } from '#parts/form/field-box.tsx'
import { toPlainText } from '#parts/form/texts/value-text.ts'
import type { ControlProps } from './control-props.ts'
import styles from './controls.module.css'

const number = new Intl.NumberFormat('en-GB')
/** A longer text is not shown, because a text area of megabytes blocks the page. */
const shownUpTo = 20_000

/** A long text that comes from a file, or is pasted. */
export function FileTextControl({ field }: ControlProps) {
  const text = toPlainText(field.value)
  const isShown = text.length <= shownUpTo
  const read = async (file: File | undefined) => {
    if (file) field.onChange(await file.text())
  }
  return (
    <FieldBox
      field={field}
      isGroup={!isShown}
      labelEnd={
        <label className={styles.file}>
          <Icon name="upload" size="sm" />
          Choose a file…
          <input
            type="file"
            aria-label={`${field.label}: choose a file`}
            onChange={event => void read(event.target.files?.[0])}
          />
        </label>
      }
    >
      {isShown ? (
        <InputBox>
          <textarea
            {...toControlAttributes(field)}
            data-code=""
            spellCheck={false}
            value={text}
            onChange={event => field.onChange(event.target.value)}
          />
        </InputBox>
      ) : (
        <span className={styles.literal}>{number.format(text.length)} characters from a file</span>
      )}
    </FieldBox>
  )
}
