import { Button, ButtonLink } from '@fairground/ui/controls/button.tsx'
import { CodeField } from '@fairground/ui/controls/code-field.tsx'
import { Modal } from '@fairground/ui/feedback/modal.tsx'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { call } from '#core/call.ts'
import { thrownText } from '#core/text/error-text.ts'
import { useText } from '#core/text/text.ts'
import { codeLength } from '#shared/account/phone-code.ts'
import { PasswordPrompt } from '#shared/account/password-prompt.tsx'
import { CopyButton } from '#shared/browser/copy-button.tsx'
import { toKeyGroups } from './key-groups.ts'
import { QrPicture } from '#shared/layout/qr-picture.tsx'
import styles from './totp-setup.module.css'

export interface SetupProps {
  onClose: () => void
  /** Receives the text of the success toast and new recovery codes. */
  onDone: (successText: string, recoveryCodes: readonly string[]) => Promise<void>
}

interface TotpSecret {
  readonly secret: string
  readonly uri: string
}

function ConfirmTotp({ secret, uri, onClose, onDone }: TotpSecret & SetupProps) {
  const t = useText()
  const form = useId()
  const [code, setCode] = useState('')
  const [short, setShort] = useState(false)
  const confirm = useMutation({
    mutationFn: (digits: string) => call('confirmTotp', { code: digits }),
    onSuccess: ({ recoveryCodes }) => onDone(t('account.totp.done'), recoveryCodes),
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
        <div className={styles.here}>
          <ButtonLink icon="phone" href={uri}>
            {t('account.totp.open')}
          </ButtonLink>
          <CopyButton text={secret} label={t('account.totp.copy')} copiedLabel={t('contact.copied')} />
        </div>
        <details className={styles.byHand}>
          <summary>{t('account.totp.byHand')}</summary>
          <code className={styles.secret} dir="ltr">
            {toKeyGroups(secret)}
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

/** Three steps: password, QR code, first code. A correct code turns the authenticator app on. */
export function TotpSetup({ onClose, onDone }: SetupProps) {
  const t = useText()
  const [totpSecret, setTotpSecret] = useState<TotpSecret | null>(null)
  if (totpSecret !== null) return <ConfirmTotp {...totpSecret} onClose={onClose} onDone={onDone} />
  return (
    <PasswordPrompt
      title={t('account.totp.title')}
      label={t('account.totp.next')}
      onClose={onClose}
      onPassword={async password => setTotpSecret(await call('beginTotp', { password }))}
    >
      <p>{t('account.totp.intro')}</p>
    </PasswordPrompt>
  )
}
