import { controlsByKind } from './controls/controls-by-kind.tsx'
import { PresenceField } from './controls/presence-field.tsx'
import { type FieldContext, type SchemaFieldProps, useFormSettings } from './form-settings.ts'
import { findFieldKind, type FieldKind } from './model/field-kind.ts'
import { getAtPath, isSameValue } from './model/paths.ts'
import { isNullable, withoutNull } from './model/schema-node.ts'
import { toLabel } from './words/to-words.ts'
import styles from './controls/controls.module.css'

/** Kinds that hold other fields or a switch: an empty one is not the same as one that is left out. */
const hasOwnEmptiness: ReadonlySet<FieldKind> = new Set<FieldKind>([
  'group',
  'list',
  'codes',
  'choices',
  'record',
  'variant',
  'json',
])

const wide: ReadonlySet<FieldKind> = new Set<FieldKind>([
  ...hasOwnEmptiness,
  'longText',
  'fileText',
  'url',
  'secret',
  'reason',
])

/** Descriptions that speak to programmers; the control says the same to a person. */
const technicalHints =
  /^(An amount in minor units|Epoch milliseconds|YYYY-MM-DD|An amount of money as a decimal)|^JSON\.$/

const findHint = (description: string | undefined): string | undefined =>
  description === undefined || technicalHints.test(description) ? undefined : description

/** One field of a form: the screen's own control, or the control of the kind of its schema. */
export function SchemaField(props: SchemaFieldProps) {
  const { node, name, path, value, onChange, isOptional, money } = props
  const settings = useFormSettings()
  const inner = withoutNull(node)
  const kind = findFieldKind(inner, name)
  const field: FieldContext = {
    path,
    name,
    id: `${settings.idPrefix}-${path}`,
    label: settings.labels[path] ?? props.label ?? toLabel(path),
    hint: settings.hints[path] ?? findHint(inner.description),
    error: settings.errors.find(error => error.path === path)?.text,
    node: inner,
    value,
    onChange,
    isOptional,
    isChanged: settings.initial !== undefined && !isSameValue(getAtPath(settings.initial, path), value),
    money,
  }
  const own = settings.fields[path] ?? settings.fields[path.replaceAll(/(^|\.)\d+(?=\.|$)/g, '$1*')]
  const Control = controlsByKind[kind]
  const hasPresence = isNullable(node) || (isOptional && hasOwnEmptiness.has(kind))
  return (
    <div className={styles.cell} data-wide={wide.has(kind) || undefined}>
      {own ? (
        own(field)
      ) : hasPresence ? (
        <PresenceField field={field} isNullable={isNullable(node)}>
          {present => <Control field={present} />}
        </PresenceField>
      ) : (
        <Control field={field} />
      )}
    </div>
  )
}
