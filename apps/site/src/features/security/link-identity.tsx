import { call } from '#core/call.ts'
import { useText } from '#core/text/text.ts'
import { toast } from '#core/toasts.ts'
import { PasswordPrompt } from '#shared/account/password-prompt.tsx'
import { reloadSecondFactors } from './security-queries.ts'

export interface LinkIdentityProps {
  /** The authorization code from the provider. */
  code: string
  /** The name of the provider. */
  name: string
  onClose: () => void
}

/** The provider has confirmed the identity; the password confirms ownership of this account. */
export function LinkIdentity({ code, name, onClose }: LinkIdentityProps) {
  const t = useText()
  return (
    <PasswordPrompt
      title={t('account.identity.linkTitle', { name })}
      label={t('account.identity.link')}
      onClose={onClose}
      onPassword={async password => {
        await call('linkIdentity', { code, password })
        onClose()
        toast({ tone: 'info', title: t('account.identity.linked', { name }) })
        await reloadSecondFactors()
      }}
    >
      <p>{t('account.identity.linkText', { name })}</p>
    </PasswordPrompt>
  )
}
