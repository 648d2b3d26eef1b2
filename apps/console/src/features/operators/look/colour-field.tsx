import { useId, useState } from 'react'
import { FieldBox, InputBox, toControlAttributes } from '#parts/form/field-box.tsx'
import { Button } from '#parts/controls/button.tsx'
import styles from './colour-field.module.css'

const form = /^#[0-9a-f]{6}$/i

/** A colour as a text or from the picker of the browser. Empty: the colour of the look. */
export function ColourField({
  label,
  value,
  onChange,
}: {
  readonly label: string
  readonly value: string | null
  readonly onChange: (value: string | null) => void
}) {
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const text = typed ?? value ?? ''
  const error = text === '' || form.test(text) ? undefined : 'Enter six digits, such as #2450c4'
  const type = (next: string): void => {
    setTyped(next)
    if (next === '') onChange(null)
    else if (form.test(next)) onChange(next.toLowerCase())
  }
  const field = { id, label, error, isOptional: true, isChanged: false }
  return (
    <FieldBox field={field}>
      <span className={styles.row}>
        <input
          type="color"
          aria-label={`${label}: choose`}
          value={value ?? '#808080'}
          onChange={({ target }) => {
            setTyped(undefined)
            onChange(target.value)
          }}
        />
        <InputBox>
          <input
            {...toControlAttributes(field)}
            spellCheck={false}
            autoComplete="off"
            placeholder="Colour of the look"
            value={text}
            onChange={({ target }) => type(target.value.trim())}
            onBlur={() => error === undefined && setTyped(undefined)}
          />
        </InputBox>
        {value !== null && <Button onPress={() => type('')}>Clear</Button>}
      </span>
    </FieldBox>
  )
}
