import { Field, type FieldProps } from '@fairground/ui/parts/field.tsx'
import { FieldGroup } from '@fairground/ui/parts/field-group.tsx'
import { SelectField } from '@fairground/ui/parts/select-field.tsx'
import type { SelectHTMLAttributes } from 'react'
import { useSession } from '#app/session.ts'
import { useText } from '#app/text.ts'
import styles from './phone-fields.module.css'

export interface PhoneFieldsProps {
  legend: string
  country: Pick<SelectHTMLAttributes<HTMLSelectElement>, 'name' | 'value' | 'onChange' | 'onBlur'>
  number: Pick<FieldProps, 'name' | 'value' | 'onChange' | 'onBlur' | 'suffix' | 'autoComplete'>
  help?: string
  error?: string | undefined
}

/** The country gives the prefix; a number that is typed with one of its own keeps it. */
export function PhoneFields({ legend, country, number, help, error }: PhoneFieldsProps) {
  const t = useText()
  const countries = useSession().data?.countries ?? []
  const prefix = countries.find(({ id }) => id === country.value)?.phonePrefix
  return (
    <FieldGroup legend={legend} help={help} error={error}>
      <div className={styles.pair}>
        <SelectField
          {...country}
          label={t('form.phoneCountry')}
          error={undefined}
          autoComplete="tel-country-code"
        >
          {countries
            .filter(({ phonePrefix }) => phonePrefix !== '')
            .map(({ id, name, phonePrefix }) => (
              <option key={id} value={id}>
                {name} ({phonePrefix})
              </option>
            ))}
        </SelectField>
        <Field
          autoComplete="tel-national"
          {...number}
          error={undefined}
          label={t('form.phoneNumber')}
          type="tel"
          inputMode="tel"
          maxLength={24}
          prefix={prefix}
          invalid={error !== undefined}
        />
      </div>
    </FieldGroup>
  )
}
