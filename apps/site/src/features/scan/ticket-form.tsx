import { Button } from '@fairground/ui/parts/button.tsx'
import { Field } from '@fairground/ui/parts/field.tsx'
import { useState, type FormEvent } from 'react'
import { useText } from '#app/text.ts'
import { isSecureKey, isTicketNumber, type TicketCode, tidied } from '#features/scan/scan-code.ts'
import { textOf } from '#shared/form-text.ts'
import styles from './scan-page.module.css'

interface Problems {
  readonly ticket?: string
  readonly code?: string
}

export interface TicketFormProps {
  first: TicketCode | undefined
  checking: boolean
  onCheck: (code: TicketCode) => void
}

/** Number and secure key as they stand on the ticket. */
export function TicketForm({ first, checking, onCheck }: TicketFormProps) {
  const t = useText()
  const [problems, setProblems] = useState<Problems>({})
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const ticket = textOf(form, 'ticket')
    const code = textOf(form, 'code')
    const found: Problems = {
      ...(!isTicketNumber(ticket) && { ticket: t('after.scan.ticketProblem') }),
      ...(!isSecureKey(code) && { code: t('after.scan.keyProblem') }),
    }
    setProblems(found)
    const [wrong] = Object.keys(found)
    if (wrong === undefined) onCheck({ ticket: tidied(ticket), code: tidied(code) })
    else event.currentTarget.querySelector<HTMLInputElement>(`[name="${wrong}"]`)?.focus()
  }
  const written = { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false } as const
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Field
        {...written}
        label={t('after.scan.ticket')}
        name="ticket"
        maxLength={24}
        defaultValue={first?.ticket ?? ''}
        error={problems.ticket}
      />
      <Field
        {...written}
        label={t('after.scan.key')}
        name="code"
        maxLength={44}
        help={t('after.scan.keyHelp')}
        defaultValue={first?.code ?? ''}
        error={problems.code}
      />
      <Button type="submit" tone="primary" size="lg" loading={checking}>
        {t('after.scan.check')}
      </Button>
    </form>
  )
}
