import { type PasswordProblem, passwordProblems } from '@fairground/rules/validation/password'
import { PasswordField, type PasswordFieldProps } from '@fairground/ui/controls/password-field.tsx'
import { useSession } from '#core/session/session.ts'
import { useText } from '#core/text/text.ts'
import { useNewPasswordCheck } from './use-new-password-check.ts'

type NewPasswordFieldProps = Omit<
  PasswordFieldProps,
  'label' | 'showLabel' | 'hideLabel' | 'rules' | 'value' | 'autoComplete'
> & { value: string; label?: string }

const rules = ['tooShort', 'noLetter', 'noNumber'] as const satisfies readonly PasswordProblem[]

export const usePasswordMinimum = (): number => useSession().data?.configuration.passwordMinimum ?? 6

/** Lists the password rules up front and ticks each one off while the player types. */
export function NewPasswordField({ label, ...field }: NewPasswordFieldProps) {
  const t = useText()
  const minimum = usePasswordMinimum()
  const problems = passwordProblems(field.value, minimum)
  const uncommon = useNewPasswordCheck(field.value, minimum)
  return (
    <PasswordField
      {...field}
      label={label ?? t('form.password')}
      showLabel={t('form.showPassword')}
      hideLabel={t('form.hidePassword')}
      autoComplete="new-password"
      error={field.error ?? (uncommon === false ? t('form.problem.passwordCommon') : undefined)}
      rules={[
        ...rules.map(rule => ({
          text: t(`form.passwordRule.${rule}`, { count: minimum }),
          met: !problems.includes(rule),
        })),
        { text: t('form.passwordRule.common'), met: uncommon === true },
      ]}
    />
  )
}
