import { Field } from '@fairground/ui/parts/field.tsx'
import { PasswordField } from '@fairground/ui/parts/password-field.tsx'
import { TextButton } from '@fairground/ui/parts/text-link.tsx'
import { bootstrap } from '#app/bootstrap.ts'
import { type ModalPayloads, openModal } from '#app/modals.ts'
import { useText } from '#app/text.ts'
import { useForm } from '#shared/form/use-form.ts'
import { credentialsDraft } from './credentials-draft.ts'
import { LoginLinks } from './login-links.tsx'
import { ProviderWay } from './provider-way.tsx'
import { type CredentialsProps, SignInModal } from './sign-in-modal.tsx'
import styles from './login-modal.module.css'

function CredentialsForm({ id, refusal, redirectUrl, onSubmit }: CredentialsProps) {
  const t = useText()
  const form = useForm({
    draft: credentialsDraft,
    problemsOf: ({ username, password }) => ({
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
        maxLength={64}
      />
      <PasswordField
        {...form.text('password')}
        label={t('login.password')}
        autoComplete="current-password"
        showLabel={t('form.showPassword')}
        hideLabel={t('form.hidePassword')}
      />
      <LoginLinks>
        <TextButton onPress={() => openModal('phoneLogin', redirectUrl === undefined ? {} : { redirectUrl })}>
          {t('login.usePhone')}
        </TextButton>
      </LoginLinks>
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
      OtherWay={ProviderWay}
    />
  )
}
