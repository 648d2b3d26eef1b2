import { CheckboxField } from '@fairground/ui/controls/checkbox-field.tsx'
import { Field } from '@fairground/ui/controls/field.tsx'
import { Note } from '@fairground/ui/feedback/note.tsx'
import { TextButton } from '@fairground/ui/controls/text-link.tsx'
import { useEffect } from 'react'
import { thrownText } from '#core/text/error-text.ts'
import { openModal } from '#core/modals.ts'
import { useSession } from '#core/session/session.ts'
import { useText } from '#core/text/text.ts'
import { BirthdateFields } from '#shared/form/birthdate-fields.tsx'
import { CheckedMark } from '#shared/form/checked-mark.tsx'
import { CountryField } from '#shared/form/country-field.tsx'
import { NewPasswordField } from '#shared/form/new-password-field.tsx'
import { ProblemSummary } from '#shared/form/problem-summary.tsx'
import type { RegisterValues } from './register-draft.ts'
import { registerRefusal } from './register-refusal.ts'
import { TermsLinks } from './terms-links.tsx'
import { useRegisterForm } from './use-register-form.ts'
import styles from './registration.module.css'

export interface RegisterFormProps {
  id: string
  onSubmit: (values: RegisterValues) => void
  error: unknown
  /** Replaces the plain login, for a form that continues after it. */
  onLogIn?: () => void
}

function LogInInstead({ onLogIn }: { onLogIn: () => void }) {
  const t = useText()
  return <TextButton onPress={onLogIn}>{t('register.logInInstead')}</TextButton>
}

/** Validates each field when it loses focus. */
export function RegisterForm({ id, onSubmit, error, onLogIn }: RegisterFormProps) {
  const t = useText()
  const logIn = onLogIn ?? (() => openModal('login', {}))
  const age = useSession().data?.configuration.minimumAge ?? 18
  const { form, username, email } = useRegisterForm(onSubmit)
  const { refuse } = form
  useEffect(() => {
    if (!error) return
    const refusal = registerRefusal(error)
    if (refusal.kind === 'field') refuse({ [refusal.name]: thrownText(error) })
  }, [error, refuse])
  const whole = error ? registerRefusal(error).kind === 'whole' : false
  return (
    <form id={id} className={styles.form} onSubmit={form.submit} noValidate>
      <p className="muted">{t('register.intro')}</p>
      {whole && (
        <Note tone="danger" icon="warning" live>
          {thrownText(error)}
        </Note>
      )}
      {form.tried && <ProblemSummary formId={id} problems={form.problems} />}
      <div className={styles.pair}>
        <div>
          <Field
            {...form.text('username')}
            label={t('register.username')}
            help={t('register.usernameHelp')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={64}
            suffix={<CheckedMark {...username} label={t('register.usernameFree')} />}
          />
          {username.taken && <LogInInstead onLogIn={logIn} />}
        </div>
        <div>
          <Field
            {...form.text('email')}
            label={t('register.email')}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            suffix={<CheckedMark {...email} label={t('register.emailFree')} />}
          />
          {email.taken && <LogInInstead onLogIn={logIn} />}
        </div>
      </div>
      <div className={styles.pair}>
        <NewPasswordField {...form.text('password')} />
        <CountryField {...form.text('country')} />
      </div>
      <BirthdateFields
        parts={{ day: form.text('day'), month: form.text('month'), year: form.text('year') }}
        help={t('register.birthdateHelp', { age })}
        error={form.problems.year}
      />
      <div>
        <CheckboxField {...form.check('terms')} label={t('register.terms')} />
        <TermsLinks />
      </div>
    </form>
  )
}
