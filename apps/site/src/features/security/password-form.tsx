import { confirmsPassword } from '@fairground/rules/validation/password'
import { PasswordField } from '@fairground/ui/controls/password-field.tsx'
import { useState } from 'react'
import { call } from '#core/call.ts'
import { useText } from '#core/text/text.ts'
import { CurrentPasswordField } from '#shared/account/current-password-field.tsx'
import { refusalTexts } from '#shared/account/field-errors.ts'
import { SaveBar } from '#shared/account/save-bar.tsx'
import { reloadSessions } from './security-queries.ts'
import { type SaveState, useFormKey } from '#shared/account/use-form-key.ts'
import { useSave } from '#shared/account/use-save.ts'
import { formDraft } from '#shared/form/form-draft.ts'
import { NewPasswordField, usePasswordMinimum } from '#shared/form/new-password-field.tsx'
import { newPasswordProblem } from '#shared/form/new-password-problem.ts'
import { problemTexts } from '#shared/form/problem-texts.ts'
import { useForm } from '#shared/form/use-form.ts'
import styles from '#shared/account/form.module.css'

const empty = { oldPassword: '', newPassword: '', again: '' }
const fieldByFault = {
  'profile.passwordWrong': 'oldPassword',
  'registration.passwordTooWeak': 'newPassword',
  'registration.passwordCommon': 'newPassword',
} as const

interface PasswordFormProps {
  username: string
}

function Form({ username, saved, onSaved, onUndo }: PasswordFormProps & SaveState) {
  const t = useText()
  const minimum = usePasswordMinimum()
  const [draft] = useState(() => formDraft(empty))
  const { save, saving, error } = useSave(
    ({ oldPassword, newPassword }: typeof empty) => call('changePassword', { oldPassword, newPassword }),
    {
      successText: t('account.password.done'),
      onSaved: () => {
        onSaved()
        void reloadSessions()
      },
      onRefused: refusal => form.refuse(refusalTexts(refusal, fieldByFault)),
    },
  )
  const form = useForm({
    draft,
    findProblems: ({ oldPassword, newPassword, again }) => ({
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
      {/* Password managers need the username to update the right entry. */}
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
        problem={refusalTexts(error, fieldByFault).whole}
        onUndo={onUndo}
      />
    </form>
  )
}

export function PasswordForm({ username }: PasswordFormProps) {
  const { formKey, saveState } = useFormKey()
  return <Form key={formKey} username={username} {...saveState} />
}
