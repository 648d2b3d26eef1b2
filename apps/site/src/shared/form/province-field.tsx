import { SelectField, type SelectFieldProps } from '@fairground/ui/controls/select-field.tsx'
import { useQuery } from '@tanstack/react-query'
import { call } from '#core/call.ts'
import { useText } from '#core/text/text.ts'

type ProvinceFieldProps = Omit<SelectFieldProps, 'label' | 'children'> & { country: string }

/** Rendered only for countries with a state or province in their addresses. */
export function ProvinceField({ country, ...field }: ProvinceFieldProps) {
  const t = useText()
  const provinces =
    useQuery({
      queryKey: ['getStateProvincesForCountry', country],
      queryFn: () => call('getStateProvincesForCountry', { countryId: country }),
      staleTime: Number.POSITIVE_INFINITY,
    }).data?.provinces ?? []
  return (
    <SelectField {...field} label={t('form.province')} autoComplete="address-level1">
      <option value="">{t('form.choose')}</option>
      {provinces.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
