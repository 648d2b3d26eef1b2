import { useState } from 'react'
import { FieldMessages, InputBox } from '#parts/form/field-box.tsx'
import { toExpectedWords } from '#parts/form/model/expected-words.ts'
import { useFormSettings } from '#parts/form/form-settings.ts'
import { createNodeValue } from '#parts/form/model/initial-value.ts'
import { joinPath, withKey } from '#parts/form/model/paths.ts'
import { findRecordEntry, isRecord } from '#parts/form/model/schema-node.ts'
import type { ControlProps } from './control-props.ts'
import { AddButton, RowButton } from './list-control.tsx'
import styles from './controls.module.css'

/** Entries under names that a person chooses: a title per language. */
export function RecordControl({ field }: ControlProps) {
  const { Field } = useFormSettings()
  const [name, setName] = useState('')
  const entry = findRecordEntry(field.node)
  const values = isRecord(field.value) ? field.value : {}
  if (!entry) return null
  const isAllowed = name !== '' && new RegExp(entry.keyPattern).test(name) && !Object.hasOwn(values, name)
  return (
    <fieldset className={styles.group}>
      <legend>{field.label}</legend>
      {field.hint && <p className={styles.groupHint}>{field.hint}</p>}
      <div className={styles.rows}>
        {Object.entries(values).map(([key, value]) => (
          <div key={key} className={styles.row}>
            <div className={styles.rowFields}>
              <Field
                node={entry.value}
                name={key}
                path={joinPath(field.path, key)}
                label={key}
                value={value}
                onChange={next => field.onChange({ ...values, [key]: next })}
                isOptional={false}
                money={field.money}
              />
            </div>
            <RowButton
              label={`Remove ${key} of ${field.label}`}
              icon="trash"
              onPress={() => field.onChange(withKey(values, key, undefined))}
            />
          </div>
        ))}
      </div>
      <div className={styles.newEntry}>
        <InputBox>
          <input
            id={field.id}
            aria-label={`${field.label}: name of a new entry`}
            aria-describedby={`${field.id}-name`}
            value={name}
            onChange={event => setName(event.target.value.trim())}
          />
        </InputBox>
        <AddButton
          label="Add an entry"
          isDisabled={!isAllowed}
          onPress={() => {
            field.onChange({ ...values, [name]: createNodeValue(entry.value, name) })
            setName('')
          }}
        />
      </div>
      <p id={`${field.id}-name`} className={styles.groupHint}>
        {toExpectedWords({ type: 'string', pattern: entry.keyPattern }, '')}, then add it.
      </p>
      <FieldMessages id={field.id} error={field.error} />
    </fieldset>
  )
}
