import { Button } from '@fairground/ui/controls/button.tsx'
import { Field } from '@fairground/ui/controls/field.tsx'
import { type FormEvent, useState } from 'react'
import { useText } from '#core/text/text.ts'
import type { DraftLine, PickingRule } from '#features/pick/draft/draft-line.ts'
import { readTyped, typedHelp, typedProblem } from '#features/pick/draft/typed-line.ts'
import styles from './typed-numbers.module.css'

export interface TypedNumbersProps {
  rule: PickingRule
  /** The current line; its staked units are preserved. */
  line: DraftLine
  onLine: (line: DraftLine) => void
}

/** Text field for players who prefer to type or dictate a line. Validates on Enter, not while typing. */
export function TypedNumbers({ rule, line, onLine }: TypedNumbersProps) {
  const t = useText()
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const typed = readTyped(rule, line, text)
    if (!typed.ok) return setError(typedProblem(t, rule, typed))
    setError(undefined)
    setText('')
    onLine(typed.line)
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Field
        label={rule.kind === 'digits' ? t('pick.typed.digitsLabel') : t('pick.typed.label')}
        help={typedHelp(t, rule)}
        error={error}
        value={text}
        inputMode={rule.kind === 'digits' ? 'numeric' : 'text'}
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
