import type { ReactNode } from 'react'
import { FieldBox, InputBox, toControlAttributes } from '#parts/form/field-box.tsx'
import type { FieldContext } from '#parts/form/form-settings.ts'
import { createNodeValue } from '#parts/form/model/initial-value.ts'
import { findFieldKind } from '#parts/form/model/field-kind.ts'
import { isRecord } from '#parts/form/model/schema-node.ts'
import { UnreadableText } from '#parts/form/model/unreadable-text.ts'
import styles from './controls.module.css'

type Presence = 'absent' | 'none' | 'set'

const toPresenceWords = (choice: Presence, isSet: boolean): string => {
  if (choice === 'set') return isSet ? 'Value' : 'Enter a value…'
  return choice === 'none' ? 'None' : 'Not set'
}

/** A value that begins as undefined would look absent, so an empty text holds its place. */
const createPresentValue = ({ node, name }: FieldContext): unknown =>
  createNodeValue(node, name) ?? new UnreadableText('')

const findPresence = (value: unknown, isNullable: boolean): Presence => {
  if (value === null && isNullable) return 'none'
  return value === undefined ? 'absent' : 'set'
}

interface PresenceFieldProps {
  readonly field: FieldContext
  readonly isNullable: boolean
  readonly children: (field: FieldContext) => ReactNode
}

/** Asks whether there is a value before it asks for the value: left out, none, or one. */
export function PresenceField({ field, isNullable, children }: PresenceFieldProps) {
  const presence = findPresence(field.value, isNullable)
  const choices: readonly Presence[] = [
    ...(field.isOptional || presence === 'absent' ? (['absent'] as const) : []),
    ...(isNullable ? (['none'] as const) : []),
    'set',
  ]
  const values: Readonly<Record<Presence, () => unknown>> = {
    absent: () => undefined,
    none: () => null,
    set: () => createPresentValue(field),
  }
  const select = (id: string) => (
    <select
      {...(presence === 'set' ? { id } : toControlAttributes(field))}
      {...(presence === 'set' && { 'aria-label': `${field.label}: none or a value` })}
      value={presence}
      onChange={({ target }) => {
        const chosen = choices.find(choice => choice === target.value)
        if (chosen) field.onChange(values[chosen]())
      }}
    >
      {choices.map(choice => (
        <option key={choice} value={choice}>
          {toPresenceWords(choice, presence === 'set')}
        </option>
      ))}
    </select>
  )
  if (presence !== 'set')
    return (
      <FieldBox field={{ ...field, isOptional: false }}>
        <InputBox>{select(field.id)}</InputBox>
      </FieldBox>
    )
  const isNested = isRecord(field.value) && findFieldKind(field.node, field.name) !== 'json'
  return (
    <div className={styles.present} data-nested={isNested || undefined}>
      {children({ ...field, isOptional: false })}
      <span className={styles.presence}>{select(`${field.id}-presence`)}</span>
    </div>
  )
}
