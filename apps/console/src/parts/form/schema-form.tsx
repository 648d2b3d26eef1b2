import { Icon } from '@fairground/ui/icons/icon.tsx'
import { type ReactNode, useId, useMemo } from 'react'
import type { TSchema } from 'typebox'
import { Fields } from './controls/group-control.tsx'
import { type FieldContext, type FormSettings, FormSettingsContext } from './form-settings.ts'
import type { FieldError } from './model/check-value.ts'
import { findFieldKind } from './model/field-kind.ts'
import { getAtPath } from './model/paths.ts'
import { type SchemaNode, toNode } from './model/schema-node.ts'
import { SchemaField } from './schema-field.tsx'
import type { MoneyFormat } from './texts/money-text.ts'
import styles from './schema-form.module.css'

export interface SchemaFormProps {
  readonly schema: TSchema
  readonly value: unknown
  readonly onChange: (value: unknown) => void
  readonly errors?: readonly FieldError[]
  /** Values of the upper level that the screen gives. They are not shown. */
  readonly fixed?: Readonly<Record<string, unknown>>
  /** Labels and hints by path; they replace those of the contract. */
  readonly labels?: Readonly<Record<string, string>>
  readonly hints?: Readonly<Record<string, string>>
  /** The saved value. Fields that differ from it have an edge. */
  readonly initial?: unknown
  readonly money?: MoneyFormat
  /** The zone of dates and times. */
  readonly timeZone?: string
  /** Common reasons of the act. */
  readonly reasons?: readonly string[]
  /** Own controls by path. The path of an entry of a list may have `*` for the position. */
  readonly fields?: Readonly<Record<string, (field: FieldContext) => ReactNode>>
}

const none: Readonly<Record<string, never>> = {}
const noErrors: readonly FieldError[] = []
const noReasons: readonly string[] = []

/** Errors of values that have no field on the screen. */
const findOtherErrors = (
  node: SchemaNode,
  errors: readonly FieldError[],
  fixed: Readonly<Record<string, unknown>>,
): readonly FieldError[] =>
  errors.filter(({ path }) => {
    const [name = ''] = path.split('.')
    const property = getAtPath(node.properties, name) as SchemaNode | undefined
    return (
      path === '' ||
      property === undefined ||
      Object.hasOwn(fixed, name) ||
      findFieldKind(property, name) === 'requestId'
    )
  })

/** A form for a schema of the operator contract. It holds no state: the screen has the value. */
export function SchemaForm(props: SchemaFormProps) {
  const { schema, value, onChange, money, errors = noErrors, fixed = none, initial } = props
  const { labels = none, hints = none, fields = none, reasons = noReasons, timeZone = 'UTC' } = props
  const idPrefix = useId()
  const node = toNode(schema)
  const settings = useMemo<FormSettings>(
    () => ({
      Field: SchemaField,
      idPrefix,
      errors,
      labels,
      hints,
      fixed,
      fields,
      reasons,
      initial,
      timeZone,
    }),
    [idPrefix, errors, labels, hints, fixed, fields, reasons, initial, timeZone],
  )
  const others = findOtherErrors(node, errors, fixed)
  return (
    <FormSettingsContext value={settings}>
      <div className={styles.form}>
        {others.length > 0 && (
          <p className={styles.errors} role="alert">
            <Icon name="warning" size="sm" />
            <span>{others.map(({ text }) => text).join('. ')}</span>
          </p>
        )}
        {findFieldKind(node, '') === 'group' ? (
          <Fields node={node} path="" value={value} onChange={onChange} money={money} />
        ) : (
          <SchemaField
            node={node}
            name="value"
            path=""
            label="Value"
            value={value}
            onChange={onChange}
            isOptional={false}
            money={money}
          />
        )}
      </div>
    </FormSettingsContext>
  )
}
