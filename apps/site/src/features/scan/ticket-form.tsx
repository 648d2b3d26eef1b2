import { Button } from '@fairground/ui/controls/button.tsx'
import { Field } from '@fairground/ui/controls/field.tsx'
import { useState, type FormEvent } from 'react'
import { useText } from '#core/text/text.ts'
import { isSecureKey, isTicketNumber, type TicketCode, normalizeCode } from '#features/scan/scan-code.ts'
import { readFormText } from '#shared/form/form-text.ts'
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

/** The ticket number and secure key, as printed on the ticket. */
export function TicketForm({ first, checking, onCheck }: TicketFormProps) {
  const t = useText()
  const [problems, setProblems] = useState<Problems>({})
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const ticket = readFormText(form, 'ticket')
    const code = readFormText(form, 'code')
    const found: Problems = {
      ...(!isTicketNumber(ticket) && { ticket: t('after.scan.ticketProblem') }),
      ...(!isSecureKey(code) && { code: t('after.scan.keyProblem') }),
    }
    setProblems(found)
    const [wrong] = Object.keys(found)
    if (wrong === undefined) onCheck({ ticket: normalizeCode(ticket), code: normalizeCode(code) })
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
