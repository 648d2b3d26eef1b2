import { confirmsPassword } from '@fairground/rules/validation/password'
import { Note } from '@fairground/ui/feedback/note.tsx'
import { PasswordField } from '@fairground/ui/controls/password-field.tsx'
import { thrownText } from '#core/text/error-text.ts'
import { useText } from '#core/text/text.ts'
import { formDraft } from '#shared/form/form-draft.ts'
import { NewPasswordField, usePasswordMinimum } from '#shared/form/new-password-field.tsx'
import { newPasswordProblem } from '#shared/form/new-password-problem.ts'
import { problemTexts } from '#shared/form/problem-texts.ts'
import { useForm } from '#shared/form/use-form.ts'
import styles from './password.module.css'

type Values = Readonly<Record<'password' | 'confirm', string>>

const draft = formDraft<Values>({ password: '', confirm: '' }, ['password', 'confirm'])

export interface NewPasswordFormProps {
  id: string
  error: unknown
  onSubmit: (password: string) => void
}

/** A new password and its confirmation. */
export function NewPasswordForm({ id, error, onSubmit }: NewPasswordFormProps) {
  const t = useText()
  const minimum = usePasswordMinimum()
  const form = useForm({
    draft,
    findProblems: ({ password, confirm }) =>
      problemTexts<Values>({
        password: newPasswordProblem(password, minimum),
        confirm: confirmsPassword(password, confirm) ? undefined : 'passwordsDiffer',
      }),
    onSubmit: ({ password }) => onSubmit(password),
  })
  return (
    <form id={id} className={styles.form} onSubmit={form.submit} noValidate>
      {error !== null && (
        <Note tone="danger" icon="warning" live>
          {thrownText(error)}
        </Note>
      )}
      <NewPasswordField {...form.text('password')} label={t('password.reset.password')} />
      <PasswordField
        {...form.text('confirm')}
        label={t('password.reset.confirm')}
        showLabel={t('form.showPassword')}
        hideLabel={t('form.hidePassword')}
        autoComplete="new-password"
      />
    </form>
  )
}
