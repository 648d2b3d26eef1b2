import { Button } from '@fairground/ui/controls/button.tsx'
import { CodeField } from '@fairground/ui/controls/code-field.tsx'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useText } from '#core/text/text.ts'
import type { ProofProps } from './proof.ts'
import styles from './second-factors.module.css'

const codeLength = 6

export function CodeForm({ working, refusal, onProof }: ProofProps) {
  const t = useText()
  const [code, setCode] = useState('')
  const [missing, setMissing] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  // The unmounted password form had the focus.
  useEffect(() => field.current?.focus(), [])
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    setMissing(code.length < codeLength)
    if (code.length < codeLength || working) return
    onProof({ code })
    // A code is valid once only.
    setCode('')
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <CodeField
        ref={field}
        label={t('login.second.code')}
        name="code"
        value={code}
        onChange={setCode}
        length={codeLength}
        error={missing ? t('login.second.codeMissing') : (refusal ?? undefined)}
      />
      <Button tone="primary" size="lg" full type="submit" loading={working}>
        {t('login.second.confirm')}
      </Button>
    </form>
  )
}
