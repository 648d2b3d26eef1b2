import { Field } from '@fairground/ui/controls/field.tsx'
import { bootstrap } from '#core/bootstrap.ts'
import type { ModalPayloads } from '#core/modals.ts'
import { useText } from '#core/text/text.ts'
import { CurrentPasswordField } from '#shared/account/current-password-field.tsx'
import { useForm } from '#shared/form/use-form.ts'
import { credentialsDraft } from './credentials-draft.ts'
import { LoginLinks } from './login-links.tsx'
import { ProviderLogin } from './provider-login.tsx'
import { type CredentialsProps, SignInModal } from './sign-in-modal.tsx'
import styles from './login-modal.module.css'

function CredentialsForm({ id, refusal, redirectUrl, onSubmit }: CredentialsProps) {
  const t = useText()
  const form = useForm({
    draft: credentialsDraft,
    findProblems: ({ username, password }) => ({
      ...(username.trim() === '' && { username: t('login.usernameMissing') }),
      ...(password === '' && { password: t('login.passwordMissing') }),
    }),
    onSubmit: ({ username, password }) => onSubmit(username.trim(), password),
  })
  return (
    <form id={id} className={styles.form} onSubmit={form.submit} noValidate>
      <p className="muted">{t('login.intro', { site: bootstrap.siteName })}</p>
      {refusal}
      <Field
        {...form.text('username')}
        label={t('login.username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
      />
      <CurrentPasswordField {...form.text('password')} label={t('login.password')} />
      <LoginLinks other="phoneLogin" redirectUrl={redirectUrl} />
    </form>
  )
}

export function LoginModal({ redirectUrl }: ModalPayloads['login']) {
  const t = useText()
  return (
    <SignInModal
      title={t('login.title')}
      redirectUrl={redirectUrl}
      Credentials={CredentialsForm}
      OtherLogin={ProviderLogin}
    />
  )
}
