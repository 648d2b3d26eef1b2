import { Field } from '@fairground/ui/parts/field.tsx'
import { useState } from 'react'
import { call } from '#app/call.ts'
import { useText } from '#app/text.ts'
import { makePasskey } from '#features/account/make-passkey.ts'
import { PasswordPrompt } from '#features/account/password-prompt.tsx'
import type { SetupProps } from '#features/account/totp-setup.tsx'

const nameMaximum = 50

/** Name and password, then the browser makes the key on this device. */
export function AddPasskey({ onClose, onDone }: SetupProps) {
  const t = useText()
  const [name, setName] = useState('')
  const add = async (password: string) => {
    const { options } = await call('beginPasskey', { password })
    const created = await makePasskey(options)
    await call('finishPasskey', { name: name.trim() || t('account.passkey.unnamed'), created })
    await onDone(t('account.passkey.done'))
  }
  return (
    <PasswordPrompt
      title={t('account.passkey.title')}
      label={t('account.passkey.make')}
      onClose={onClose}
      onPassword={add}
    >
      <p>{t('account.passkey.text')}</p>
      <Field
        name="name"
        label={t('account.passkey.name')}
        help={t('account.passkey.nameHelp')}
        maxLength={nameMaximum}
        autoComplete="off"
        value={name}
        onChange={event => setName(event.target.value)}
      />
    </PasswordPrompt>
  )
}
