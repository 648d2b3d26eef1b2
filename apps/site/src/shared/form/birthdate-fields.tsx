import { Field, type FieldProps } from '@fairground/ui/controls/field.tsx'
import { FieldGroup } from '@fairground/ui/controls/field-group.tsx'
import { useText } from '#core/text/text.ts'
import { locale } from '#core/text/locale.ts'
import { type BirthdateParts, birthdateOrder } from './birthdate.ts'
import styles from './birthdate-fields.module.css'

type PartProps = Pick<FieldProps, 'name' | 'value' | 'onChange' | 'onBlur'>

export interface BirthdateFieldsProps {
  parts: { readonly [P in keyof BirthdateParts]: PartProps }
  help?: string
  error?: string | undefined
}

const order = birthdateOrder(locale)

/** Three text fields: a date picker is slow for dates decades back. */
export function BirthdateFields({ parts, help, error }: BirthdateFieldsProps) {
  const t = useText()
  return (
    <FieldGroup legend={t('form.birthdate')} help={help} error={error}>
      <div className={styles.parts}>
        {order.map(part => (
          <div key={part} data-part={part}>
            <Field
              {...parts[part]}
              label={t(`form.${part}`)}
              inputMode="numeric"
              autoComplete={`bday-${part}`}
              maxLength={part === 'year' ? 4 : 2}
              placeholder={t(`form.${part}Mark`)}
              error={undefined}
              invalid={error !== undefined}
            />
          </div>
        ))}
      </div>
    </FieldGroup>
  )
}
