import type { Input } from '@fairground/contract/operations'
import { SelectField, type SelectFieldProps } from '@fairground/ui/controls/select-field.tsx'
import { useQuery } from '@tanstack/react-query'
import { bootstrap } from '#core/bootstrap.ts'
import { call } from '#core/call.ts'
import { useText } from '#core/text/text.ts'

type DropdownType = Input<'getDropdownItems'>['type']

/** A select field with options from the server in the page language. */
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
