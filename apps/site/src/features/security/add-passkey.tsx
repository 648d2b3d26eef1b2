import { Field } from '@fairground/ui/controls/field.tsx'
import { useState } from 'react'
import { call } from '#core/call.ts'
import { useText } from '#core/text/text.ts'
import { makePasskey } from './make-passkey.ts'
import { PasswordPrompt } from '#shared/account/password-prompt.tsx'
import type { SetupProps } from './totp-setup.tsx'

const maxNameLength = 50

/** Takes a name and the password, then the browser creates the passkey. */
export function AddPasskey({ onClose, onDone }: SetupProps) {
  const t = useText()
  const [name, setName] = useState('')
  const add = async (password: string) => {
    const { options } = await call('beginPasskey', { password })
    const created = await makePasskey(options)
    const title = name.trim() || t('account.passkey.unnamed')
    const { recoveryCodes } = await call('finishPasskey', { name: title, created })
    await onDone(t('account.passkey.done'), recoveryCodes)
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
        maxLength={maxNameLength}
        autoComplete="off"
        value={name}
        onChange={event => setName(event.target.value)}
      />
    </PasswordPrompt>
  )
}
