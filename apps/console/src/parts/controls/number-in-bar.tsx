import { type FormEvent, useId, useState } from 'react'
import styles from './bar-fields.module.css'

/** A number to look for, in the bar of a table. Enter looks for it. */
export function NumberInBar({
  label,
  value,
  onChange,
}: {
  readonly label: string
  readonly value: number | undefined
  readonly onChange: (value: number | undefined) => void
}) {
  const id = useId()
  const [text, setText] = useState(value === undefined ? '' : String(value))
  const submit = (): void => {
    const number = Number(text)
    onChange(Number.isSafeInteger(number) && number > 0 ? number : undefined)
  }
  return (
    <form
      className={styles.number}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        submit()
      }}
    >
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={styles.field}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        onBlur={submit}
        onChange={event => setText(event.target.value.replaceAll(/\D/g, ''))}
      />
    </form>
  )
}
