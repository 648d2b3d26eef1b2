import type { Output } from '@fairground/contract/operations'
import { call } from '#app/call.ts'
import { useText } from '#app/text.ts'
import { toast } from '#app/toasts.ts'
import { AddPasskey } from '#features/account/add-passkey.tsx'
import { PasswordPrompt } from '#features/account/password-prompt.tsx'
import { reloadSecondFactors } from '#features/account/security-queries.ts'
import { TotpSetup } from '#features/account/totp-setup.tsx'

export type Passkey = Output<'listSecondFactors'>['passkeys'][number]

/** What is asked for at the moment: one dialog at a time. A passkey is one to be removed. */
export type Asked = 'setUpTotp' | 'removeTotp' | 'addPasskey' | 'unlink' | Passkey

export function SecondStepDialog({ asked, onClose }: { asked: Asked; onClose: () => void }) {
  const t = useText()
  const done = async (title: string) => {
    onClose()
    toast({ tone: 'info', title })
    await reloadSecondFactors()
  }
  if (asked === 'setUpTotp') return <TotpSetup onClose={onClose} onDone={done} />
  if (asked === 'addPasskey') return <AddPasskey onClose={onClose} onDone={done} />
  const what = asked === 'removeTotp' ? 'app' : asked === 'unlink' ? 'identity' : 'passkey'
  const remove = (password: string) => {
    if (asked === 'removeTotp') return call('removeTotp', { password })
    if (asked === 'unlink') return call('unlinkIdentity', { password })
    return call('removePasskey', { passkeyId: asked.passkeyId, password })
  }
  return (
    <PasswordPrompt
      title={t(`account.second.removeTitle.${what}`, { name: typeof asked === 'string' ? '' : asked.name })}
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
