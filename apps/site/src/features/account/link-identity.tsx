import { call } from '#app/call.ts'
import { useText } from '#app/text.ts'
import { toast } from '#app/toasts.ts'
import { PasswordPrompt } from '#features/account/password-prompt.tsx'
import { reloadSecondFactors } from '#features/account/security-queries.ts'

export interface LinkIdentityProps {
  /** What the provider sent the browser back with. */
  code: string
  /** Of the provider. */
  name: string
  onClose: () => void
}

/** The provider has said who it is; the password says that the account is theirs. */
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
