import { PasswordField, type PasswordFieldProps } from '@fairground/ui/parts/password-field.tsx'
import { useText } from '#app/text.ts'

type CurrentPasswordFieldProps = Omit<
  PasswordFieldProps,
  'label' | 'showLabel' | 'hideLabel' | 'rules' | 'autoComplete'
> & { label?: string }

/** The password that is good now: asked for where a change must be the player's own. */
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
