import { useState } from 'react'
import { checkValue, type FieldError } from '#parts/form/model/check-value.ts'
import { applyEdits, pickSettings, type Settings } from './changed-settings.ts'
import type { SettingGroup } from './setting-groups.ts'

export interface Edits {
  readonly edits: Settings
  readonly saved: Settings
  readonly value: Settings
  /** Only of fields that were edited: a stored value is not the fault of the person. */
  readonly errors: readonly FieldError[]
  readonly setEdits: (edits: Settings) => void
}

/** What a person has changed in a group and not saved yet. */
export const useEdits = (group: Pick<SettingGroup, 'names' | 'schema'>, settings: Settings): Edits => {
  const [edits, setEdits] = useState<Settings>({})
  const saved = pickSettings(settings, group.names)
  const value = applyEdits(saved, edits)
  const errors = checkValue(group.schema, value).filter(({ path }) =>
    Object.hasOwn(edits, path.split('.')[0] ?? ''),
  )
  return { edits, saved, value, errors, setEdits }
}
