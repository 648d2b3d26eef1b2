import { SchemaForm } from '#parts/form/schema-form.tsx'
import { TimeZoneField } from '../settings/time-zone-field.tsx'
import { NewOperator } from './new-operator.ts'

const hints: Readonly<Record<string, string>> = {
  name: 'Players see it on every page.',
  code: 'In addresses and logs. It follows the name, and stays for ever.',
  hosts: 'Separate several with commas. The name server must lead each to the gateway.',
  currency: 'Of all prices and prizes. It stays for ever.',
  profile: 'Strict follows GLI-19 and UK-style rules.',
  returns: 'A game with another return cannot be published.',
  mailAddress: 'Players get e-mails from this address.',
}

/** The form of a new operator, from the contract. */
export function NewOperatorForm({
  value,
  onChange,
}: {
  readonly value: Partial<NewOperator>
  readonly onChange: (value: unknown) => void
}) {
  return (
    <SchemaForm
      schema={NewOperator}
      value={value}
      onChange={onChange}
      hints={hints}
      fields={{ timeZone: field => <TimeZoneField field={field} /> }}
    />
  )
}
