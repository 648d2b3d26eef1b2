import { isEmail } from '@fairground/rules/validation/email'
import { Field } from '@fairground/ui/controls/field.tsx'
import { useState } from 'react'
import { useText } from '#core/text/text.ts'
import { CurrentPasswordField } from '#shared/account/current-password-field.tsx'
import { refusalTexts } from '#shared/account/field-errors.ts'
import { SaveBar } from '#shared/account/save-bar.tsx'
import { type SaveState, useFormKey } from '#shared/account/use-form-key.ts'
import { callWithStepUp } from '#shared/account/call-with-step-up.ts'
import { useSave } from '#shared/account/use-save.ts'
import { formDraft } from '#shared/form/form-draft.ts'
import { useForm } from '#shared/form/use-form.ts'
import styles from '#shared/account/form.module.css'

const empty = { email: '', password: '' }
const fieldByFault = { 'profile.passwordWrong': 'password', 'profile.emailInUse': 'email' } as const

function Form({ saved, onSaved, onUndo }: SaveState) {
  const t = useText()
  const [draft] = useState(() => formDraft(empty, ['password']))
  const { save, saving, error } = useSave(
    ({ email, password }: typeof empty) =>
      callWithStepUp('updatePlayerEmail', { email: email.trim(), password }),
    {
      successText: t('account.email.done'),
      onSaved,
      onRefused: refusal => form.refuse(refusalTexts(refusal, fieldByFault)),
    },
  )
  const form = useForm({
    draft,
    findProblems: ({ email, password }) => ({
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
        problem={refusalTexts(error, fieldByFault).whole}
        onUndo={onUndo}
      />
    </form>
  )
}

export function EmailForm() {
  const { formKey, saveState } = useFormKey()
  return <Form key={formKey} {...saveState} />
}
