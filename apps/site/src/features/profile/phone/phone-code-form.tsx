import { CodeField } from '@fairground/ui/controls/code-field.tsx'
import { TextButton } from '@fairground/ui/controls/text-link.tsx'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { thrownText } from '#core/text/error-text.ts'
import { useText } from '#core/text/text.ts'
import { codeLength } from '#shared/account/phone-code.ts'
import type { CodeChannel, PhoneValidation } from './use-phone-validation.ts'
import styles from './phone-validation-modal.module.css'

export interface PhoneCodeFormProps {
  id: string
  phone: string
  validation: PhoneValidation
}

export function PhoneCodeForm({ id, phone, validation }: PhoneCodeFormProps) {
  const t = useText()
  const { requestId, send, check } = validation
  const [code, setCode] = useState('')
  const [tried, setTried] = useState(false)
  const [sentAgain, setSentAgain] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const compare = (digits: string) => {
    setTried(true)
    if (requestId === undefined || digits.length < codeLength || check.isPending) return
    check.mutate({ requestId, code: digits })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    compare(code)
  }
  const again = (channel: CodeChannel) => {
    setCode('')
    setTried(false)
    field.current?.focus()
    send.mutate(channel, { onSuccess: () => setSentAgain(true) })
  }
  const problem = check.isError ? thrownText(check.error) : undefined
  const short = tried && code.length < codeLength && !check.isError
  return (
    <form id={id} className={styles.steps} onSubmit={submit} noValidate>
      <p role="status">
        {t(sentAgain ? 'account.phoneCode.sentAgain' : 'account.phoneCode.sent', {
          phone: `\u2066${phone}\u2069`,
        })}
      </p>
      <CodeField
        ref={field}
        label={t('account.phoneCode.label')}
        value={code}
        onChange={digits => {
          setCode(digits)
          setTried(false)
          if (check.isError) check.reset()
          if (digits.length === codeLength) compare(digits)
        }}
        error={short ? t('account.phoneCode.short') : problem}
      />
      <div className={styles.again}>
        <TextButton icon="repeat" onPress={() => again('sms')}>
          {t('account.phoneCode.again')}
        </TextButton>
        <TextButton icon="sound" onPress={() => again('call')}>
          {t('account.phoneCode.call')}
        </TextButton>
      </div>
    </form>
  )
}
