import { normalizePhone } from '@fairground/places/phone'
import type { ModalPayloads } from '#core/modals.ts'
import { useText } from '#core/text/text.ts'
import { CurrentPasswordField } from '#shared/account/current-password-field.tsx'
import { PhoneFields } from '#shared/form/phone-fields.tsx'
import { useForm } from '#shared/form/use-form.ts'
import { useHomeCountry } from '#shared/form/use-home-country.ts'
import { phoneDraft } from './credentials-draft.ts'
import { LoginLinks } from './login-links.tsx'
import { type CredentialsProps, SignInModal } from './sign-in-modal.tsx'
import styles from './login-modal.module.css'

function PhoneForm({ id, refusal, redirectUrl, onSubmit }: CredentialsProps) {
  const t = useText()
  const home = useHomeCountry() ?? ''
  const form = useForm({
    draft: phoneDraft,
    findProblems: ({ country, phone, password }) => ({
      ...(normalizePhone(phone, country || home) === undefined && {
        phone: phone === '' ? t('login.phoneMissing') : t('form.problem.phoneWrong'),
      }),
      ...(password === '' && { password: t('login.passwordMissing') }),
    }),
    onSubmit: ({ country, phone, password }) =>
      onSubmit(normalizePhone(phone, country || home) ?? '', password),
  })
  const country = form.text('country')
  return (
    <form id={id} className={styles.form} onSubmit={form.submit} noValidate>
      <p className="muted">{t('login.phoneIntro')}</p>
      {refusal}
      <PhoneFields
        legend={t('login.phone')}
        country={{ ...country, value: country.value || home }}
        number={form.text('phone')}
        error={form.problems.phone}
      />
      <CurrentPasswordField {...form.text('password')} label={t('login.password')} />
      <LoginLinks other="login" redirectUrl={redirectUrl} />
    </form>
  )
}

export function PhoneLoginModal({ redirectUrl }: ModalPayloads['phoneLogin']) {
  const t = useText()
  return <SignInModal title={t('login.phoneTitle')} redirectUrl={redirectUrl} Credentials={PhoneForm} />
}
