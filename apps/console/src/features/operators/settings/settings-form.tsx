import { useFormat } from '#core/operator/use-format.ts'
import { useFindOperator } from '#core/operator/current-operator.ts'
import { SchemaForm } from '#parts/form/schema-form.tsx'
import type { FieldError } from '#parts/form/model/check-value.ts'
import { findEdits, type Settings } from './changed-settings.ts'
import type { SettingGroup } from './setting-groups.ts'
import { settingFields, settingHints } from './setting-hints.tsx'

interface SettingsFormProps {
  readonly group: Pick<SettingGroup, 'names' | 'schema'>
  readonly saved: Settings
  readonly value: Settings
  readonly errors: readonly FieldError[]
  readonly onEdit: (edits: Settings) => void
}

/** The form of a group, from the contract. It shows what differs from the saved settings. */
export function SettingsForm({ group, saved, value, errors, onEdit }: SettingsFormProps) {
  const { zone } = useFormat()
  const currency = useFindOperator()?.currency
  return (
    <SchemaForm
      schema={group.schema}
      value={value}
      initial={saved}
      errors={errors}
      hints={settingHints}
      fields={settingFields}
      timeZone={zone}
      {...(currency && { money: { currency: currency.code, decimals: currency.decimals } })}
      onChange={next => onEdit(findEdits(saved, next as Settings, group.names))}
    />
  )
}
