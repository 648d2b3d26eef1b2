import { Button } from '@fairground/ui/parts/button.tsx'
import { CodeField } from '@fairground/ui/parts/code-field.tsx'
import { Modal } from '@fairground/ui/parts/modal.tsx'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { call } from '#app/call.ts'
import { thrownText } from '#app/error-text.ts'
import { useText } from '#app/text.ts'
import { codeLength } from '#features/account/phone-code.ts'
import { PasswordPrompt } from '#features/account/password-prompt.tsx'
import { inGroups } from '#features/account/in-groups.ts'
import { QrPicture } from '#shared/qr-picture.tsx'
import styles from './totp-setup.module.css'

export interface SetupProps {
  onClose: () => void
  /** With what is said of it. */
  onDone: (told: string) => Promise<void>
}

interface Begun {
  readonly secret: string
  readonly uri: string
}

function Confirm({ secret, uri, onClose, onDone }: Begun & SetupProps) {
  const t = useText()
  const form = useId()
  const [code, setCode] = useState('')
  const [short, setShort] = useState(false)
  const confirm = useMutation({
    mutationFn: (digits: string) => call('confirmTotp', { code: digits }),
    onSuccess: () => onDone(t('account.totp.done')),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setShort(code.length < codeLength)
    if (code.length === codeLength && !confirm.isPending) confirm.mutate(code)
  }
  return (
    <Modal
      open
      title={t('account.totp.title')}
      closeLabel={t('common.close')}
      onClose={onClose}
      actions={
        <Button tone="primary" size="lg" full type="submit" form={form} loading={confirm.isPending}>
          {t('account.totp.turnOn')}
        </Button>
      }
    >
      <form id={form} className={styles.setup} onSubmit={submit} noValidate>
        <p>{t('account.totp.scan')}</p>
        <QrPicture text={uri} label={t('account.totp.picture')} className={styles.picture} />
        <details className={styles.byHand}>
          <summary>{t('account.totp.byHand')}</summary>
          <code className={styles.secret} dir="ltr">
            {inGroups(secret)}
          </code>
        </details>
        <CodeField
          label={t('account.totp.code')}
          value={code}
          onChange={digits => {
            setCode(digits)
            setShort(false)
            if (confirm.isError) confirm.reset()
          }}
          error={
            short ? t('account.phoneCode.short') : confirm.isError ? thrownText(confirm.error) : undefined
          }
        />
      </form>
    </Modal>
  )
}

/** Password, picture, first code: the app is on when the code was right. */
export function TotpSetup({ onClose, onDone }: SetupProps) {
  const t = useText()
  const [begun, setBegun] = useState<Begun | null>(null)
  if (begun !== null) return <Confirm {...begun} onClose={onClose} onDone={onDone} />
  return (
    <PasswordPrompt
      title={t('account.totp.title')}
      label={t('account.totp.next')}
      onClose={onClose}
      onPassword={async password => setBegun(await call('beginTotp', { password }))}
    >
      <p>{t('account.totp.intro')}</p>
    </PasswordPrompt>
  )
}
