import type { Input } from '@fairground/contract/operations'
import { SelectField, type SelectFieldProps } from '@fairground/ui/parts/select-field.tsx'
import { useQuery } from '@tanstack/react-query'
import { bootstrap } from '#app/bootstrap.ts'
import { call } from '#app/call.ts'
import { useText } from '#app/text.ts'

type DropdownType = Input<'getDropdownItems'>['type']

/** A choice that the server lists in the language of the page. */
export function DropdownField({
  type,
  ...field
}: Omit<SelectFieldProps, 'children'> & { type: DropdownType }) {
  const t = useText()
  const { languageId } = bootstrap
  const { data } = useQuery({
    queryKey: ['getDropdownItems', type],
    queryFn: () => call('getDropdownItems', { type, languageId }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <SelectField {...field}>
      <option value="">{t('form.choose')}</option>
      {data?.items.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </SelectField>
  )
}
