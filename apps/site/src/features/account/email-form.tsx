import { isEmail } from '@fairground/rules/validation/email'
import { Field } from '@fairground/ui/parts/field.tsx'
import { useState } from 'react'
import { call } from '#app/call.ts'
import { useText } from '#app/text.ts'
import { CurrentPasswordField } from '#features/account/current-password-field.tsx'
import { refusalTexts } from '#features/account/refusal.ts'
import { SaveBar } from '#features/account/save-bar.tsx'
import { type FormEnd, useRounds } from '#features/account/use-rounds.ts'
import { useSaving } from '#features/account/use-saving.ts'
import { formDraft } from '#shared/form/form-draft.ts'
import { useForm } from '#shared/form/use-form.ts'
import styles from './form.module.css'

const empty = { email: '', password: '' }
const fieldOf = { 'profile.passwordWrong': 'password', 'profile.emailInUse': 'email' } as const

function Form({ saved, onSaved, onUndo }: FormEnd) {
  const t = useText()
  const [draft] = useState(() => formDraft(empty, ['password']))
  const { save, saving, error } = useSaving(
    ({ email, password }: typeof empty) => call('updatePlayerEmail', { email: email.trim(), password }),
    {
      told: t('account.email.done'),
      onSaved,
      onRefused: refusal => form.refuse(refusalTexts(refusal, fieldOf)),
    },
  )
  const form = useForm({
    draft,
    problemsOf: ({ email, password }) => ({
      ...(!isEmail(email.trim()) && { email: t('form.problem.emailWrong') }),
      ...(password === '' && { password: t('account.password.missing') }),
    }),
    onSubmit: save,
  })
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      <Field
        {...form.text('email')}
        type="email"
        label={t('account.email.new')}
        help={t('account.email.help')}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
      />
      <CurrentPasswordField {...form.text('password')} help={t('account.password.why')} />
      <SaveBar
        label={t('account.email.save')}
        dirty={form.values.email !== '' || form.values.password !== ''}
        saving={saving}
        saved={saved}
        problem={refusalTexts(error, fieldOf).whole}
        onUndo={onUndo}
      />
    </form>
  )
}

export function EmailForm() {
  const { round, end } = useRounds()
  return <Form key={round} {...end} />
}
