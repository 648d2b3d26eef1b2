import { Button } from '@fairground/ui/controls/button.tsx'
import { Field } from '@fairground/ui/controls/field.tsx'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useText } from '#core/text/text.ts'
import type { ProofProps } from './proof.ts'
import styles from './second-factors.module.css'

const codeLength = 10

export function RecoveryCodeForm({ working, refusal, onProof }: ProofProps) {
  const t = useText()
  const [typed, setTyped] = useState('')
  const [missing, setMissing] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const isShort = typed.replaceAll(/[^0-9A-Za-z]/g, '').length < codeLength
    setMissing(isShort)
    if (!isShort && !working) onProof({ recoveryCode: typed.trim() })
  }
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <Field
        name="recoveryCode"
        label={t('login.second.recoveryCode')}
        help={t('login.second.recoveryHelp')}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={16}
        value={typed}
        onChange={event => {
          setTyped(event.target.value)
          setMissing(false)
        }}
        error={missing ? t('login.second.recoveryMissing') : (refusal ?? undefined)}
      />
      <Button tone="primary" size="lg" full type="submit" loading={working}>
        {t('login.second.confirm')}
      </Button>
    </form>
  )
}
