import { Field, type FieldProps } from '@fairground/ui/controls/field.tsx'
import { FieldGroup } from '@fairground/ui/controls/field-group.tsx'
import { SelectField } from '@fairground/ui/controls/select-field.tsx'
import type { SelectHTMLAttributes } from 'react'
import { useSession } from '#core/session/session.ts'
import { useText } from '#core/text/text.ts'
import styles from './phone-fields.module.css'

export interface PhoneFieldsProps {
  legend: string
  country: Pick<SelectHTMLAttributes<HTMLSelectElement>, 'name' | 'value' | 'onChange' | 'onBlur'>
  number: Pick<FieldProps, 'name' | 'value' | 'onChange' | 'onBlur' | 'suffix' | 'autoComplete'>
  help?: string
  error?: string | undefined
}

/** The country sets the prefix; a number typed with its own prefix keeps that. */
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
