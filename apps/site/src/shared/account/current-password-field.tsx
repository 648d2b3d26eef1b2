import { PasswordField, type PasswordFieldProps } from '@fairground/ui/controls/password-field.tsx'
import { useText } from '#core/text/text.ts'

type CurrentPasswordFieldProps = Omit<
  PasswordFieldProps,
  'label' | 'showLabel' | 'hideLabel' | 'rules' | 'autoComplete'
> & { label?: string }

/** Sensitive changes require the current password. */
export function CurrentPasswordField({ label, ...field }: CurrentPasswordFieldProps) {
  const t = useText()
  return (
    <PasswordField
      {...field}
      label={label ?? t('account.password.yours')}
      showLabel={t('form.showPassword')}
      hideLabel={t('form.hidePassword')}
      autoComplete="current-password"
    />
  )
}
