import type { Output } from '@fairground/contract/operations'
import { useState } from 'react'
import { call } from '#core/call.ts'
import { useText } from '#core/text/text.ts'
import { toast } from '#core/toasts.ts'
import { AddPasskey } from './add-passkey.tsx'
import { PasswordPrompt } from '#shared/account/password-prompt.tsx'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'
import { reloadSecondFactors } from './security-queries.ts'
import { TotpSetup } from './totp-setup.tsx'

export type Passkey = Output<'listSecondFactors'>['passkeys'][number]

/** The open dialog, one at a time. A passkey value means that this passkey is being removed. */
export type SecondStepAction = 'setUpTotp' | 'removeTotp' | 'addPasskey' | 'unlink' | Passkey

export function SecondStepDialog({ action, onClose }: { action: SecondStepAction; onClose: () => void }) {
  const t = useText()
  const [codes, setCodes] = useState<readonly string[]>([])
  const done = async (title: string, recoveryCodes: readonly string[] = []) => {
    if (recoveryCodes.length > 0) setCodes(recoveryCodes)
    else onClose()
    toast({ tone: 'info', title })
    await reloadSecondFactors()
  }
  if (codes.length > 0) return <RecoveryCodesDialog codes={codes} onClose={onClose} />
  if (action === 'setUpTotp') return <TotpSetup onClose={onClose} onDone={done} />
  if (action === 'addPasskey') return <AddPasskey onClose={onClose} onDone={done} />
  const what = action === 'removeTotp' ? 'app' : action === 'unlink' ? 'identity' : 'passkey'
  const remove = (password: string) => {
    if (action === 'removeTotp') return call('removeTotp', { password })
    if (action === 'unlink') return call('unlinkIdentity', { password })
    return call('removePasskey', { passkeyId: action.passkeyId, password })
  }
  return (
    <PasswordPrompt
      title={t(`account.second.removeTitle.${what}`, { name: typeof action === 'string' ? '' : action.name })}
      label={t('account.second.remove')}
      tone="danger"
      onClose={onClose}
      onPassword={async password => {
        await remove(password)
        await done(t('account.second.removed'))
      }}
    >
      <p>{t(`account.second.removeText.${what}`)}</p>
    </PasswordPrompt>
  )
}
