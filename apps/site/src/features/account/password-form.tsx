import { confirmsPassword } from '@fairground/rules/validation/password'
import { PasswordField } from '@fairground/ui/parts/password-field.tsx'
import { useState } from 'react'
import { call } from '#app/call.ts'
import { useText } from '#app/text.ts'
import { CurrentPasswordField } from '#features/account/current-password-field.tsx'
import { refusalTexts } from '#features/account/refusal.ts'
import { SaveBar } from '#features/account/save-bar.tsx'
import { reloadSessions } from '#features/account/security-queries.ts'
import { type FormEnd, useRounds } from '#features/account/use-rounds.ts'
import { useSaving } from '#features/account/use-saving.ts'
import { formDraft } from '#shared/form/form-draft.ts'
import { NewPasswordField, usePasswordMinimum } from '#shared/form/new-password-field.tsx'
import { newPasswordProblem } from '#shared/form/new-password-problem.ts'
import { problemTexts } from '#shared/form/problem-texts.ts'
import { useForm } from '#shared/form/use-form.ts'
import styles from './form.module.css'

const empty = { oldPassword: '', newPassword: '', again: '' }
const fieldOf = {
  'profile.passwordWrong': 'oldPassword',
  'registration.passwordTooWeak': 'newPassword',
} as const

interface PasswordFormProps {
  username: string
}

function Form({ username, saved, onSaved, onUndo }: PasswordFormProps & FormEnd) {
  const t = useText()
  const minimum = usePasswordMinimum()
  const [draft] = useState(() => formDraft(empty))
  const { save, saving, error } = useSaving(
    ({ oldPassword, newPassword }: typeof empty) => call('changePassword', { oldPassword, newPassword }),
    {
      told: t('account.password.done'),
      onSaved: () => {
        onSaved()
        void reloadSessions()
      },
      onRefused: refusal => form.refuse(refusalTexts(refusal, fieldOf)),
    },
  )
  const form = useForm({
    draft,
    problemsOf: ({ oldPassword, newPassword, again }) => ({
      ...(oldPassword === '' && { oldPassword: t('account.password.missing') }),
      ...problemTexts<typeof empty>({
        newPassword: newPasswordProblem(newPassword, minimum),
        again: confirmsPassword(newPassword, again) ? undefined : 'passwordsDiffer',
      }),
    }),
    onSubmit: save,
  })
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      {/* For password managers: whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <CurrentPasswordField {...form.text('oldPassword')} label={t('account.password.old')} />
      <NewPasswordField {...form.text('newPassword')} label={t('account.password.new')} />
      <PasswordField
        {...form.text('again')}
        label={t('account.password.again')}
        showLabel={t('form.showPassword')}
        hideLabel={t('form.hidePassword')}
        autoComplete="new-password"
      />
      <p className="small muted">{t('account.password.help')}</p>
      <SaveBar
        label={t('account.password.save')}
        dirty={Object.values(form.values).some(typed => typed !== '')}
        saving={saving}
        saved={saved}
        problem={refusalTexts(error, fieldOf).whole}
        onUndo={onUndo}
      />
    </form>
  )
}

export function PasswordForm({ username }: PasswordFormProps) {
  const { round, end } = useRounds()
  return <Form key={round} username={username} {...end} />
}
