import { SelectField, type SelectFieldProps } from '@fairground/ui/controls/select-field.tsx'
import { useSession } from '#core/session/session.ts'
import { useText } from '#core/text/text.ts'

type CountryFieldProps = Omit<SelectFieldProps, 'label' | 'children'>

export function CountryField(props: CountryFieldProps) {
  const t = useText()
  const countries = useSession().data?.countries ?? []
  return (
    <SelectField {...props} label={t('form.country')} autoComplete="country">
      <option value="">{t('form.choose')}</option>
      {countries.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
