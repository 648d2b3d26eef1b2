import { type NumberSet, parseTypedLine } from '@fairground/rules/picking/line'
import { Button } from '@fairground/ui/parts/button.tsx'
import { Field } from '@fairground/ui/parts/field.tsx'
import { type FormEvent, useState } from 'react'
import { useText } from '#app/text.ts'
import styles from './typed-numbers.module.css'

/** The whole line as text, for those who would rather type or dictate it. Checked on Enter, not while typing. */
export function TypedNumbers({
  set,
  onLine,
}: {
  set: NumberSet
  onLine: (numbers: readonly number[]) => void
}) {
  const t = useText()
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const typed = parseTypedLine(text, set)
    if (!typed.ok) return setError(t(`pick.typed.${typed.problem}`, set))
    setError(undefined)
    setText('')
    onLine(typed.numbers)
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Field
        label={t('pick.typed.label')}
        help={t('pick.typed.help', set)}
        error={error}
        value={text}
        inputMode="text"
        autoComplete="off"
        enterKeyHint="done"
        onChange={event => setText(event.target.value)}
        suffix={
          <Button type="submit" size="sm">
            {t('pick.typed.use')}
          </Button>
        }
      />
    </form>
  )
}
