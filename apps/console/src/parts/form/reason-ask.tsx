import { type FormEvent, useId, useState } from 'react'
import { Button } from '#parts/controls/button.tsx'
import { ReasonField } from './controls/reason-field.tsx'
import styles from './reason-ask.module.css'

/** As long as the forms of acts ask for it. */
const minLength = 10

/** Asks for a reason in the page, before something that the log records is read. */
export function ReasonAsk({
  reason,
  reasons,
  onChange,
  submitLabel,
  isLoading = false,
  onSubmit,
}: {
  readonly reason: string
  readonly reasons: readonly string[]
  readonly onChange: (reason: string) => void
  readonly submitLabel: string
  readonly isLoading?: boolean
  readonly onSubmit: () => void
}) {
  const id = useId()
  const [hasTried, setHasTried] = useState(false)
  const isShort = reason.trim().length < minLength
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setHasTried(true)
    if (!isShort) onSubmit()
  }
  return (
    <form className={styles.ask} noValidate onSubmit={submit}>
      <ReasonField
        reasons={reasons}
        field={{
          id,
          path: 'reason',
          name: 'reason',
          label: 'Reason',
          hint: `At least ${minLength} characters. The audit log stores it.`,
          error: hasTried && isShort ? `Give a reason of at least ${minLength} characters` : undefined,
          node: {},
          value: reason,
          onChange: value => onChange(String(value)),
          isOptional: false,
          isChanged: false,
        }}
      />
      <Button tone="main" type="submit" isLoading={isLoading}>
        {submitLabel}
      </Button>
    </form>
  )
}
