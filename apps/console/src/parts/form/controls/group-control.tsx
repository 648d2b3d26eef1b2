import { FieldMessages } from '#parts/form/field-box.tsx'
import { useFormSettings } from '#parts/form/form-settings.ts'
import { findFieldKind } from '#parts/form/model/field-kind.ts'
import { joinPath, withKey } from '#parts/form/model/paths.ts'
import { isRecord, isRequired, type SchemaNode } from '#parts/form/model/schema-node.ts'
import { findMoneyFormat, type MoneyFormat } from '#parts/form/texts/money-text.ts'
import type { ControlProps } from './control-props.ts'
import styles from './controls.module.css'

interface FieldsProps {
  readonly node: SchemaNode
  readonly path: string
  readonly value: unknown
  readonly onChange: (value: unknown) => void
  readonly money?: MoneyFormat | undefined
  /** The choice of the variant above shows the literal already. */
  readonly hideLiterals?: boolean
}

const isHidden = (node: SchemaNode, name: string, hideLiterals: boolean): boolean => {
  const kind = findFieldKind(node, name)
  return kind === 'requestId' || (hideLiterals && kind === 'literal')
}

/** The reason comes last: a person gives it after the values. */
const lastReason = (node: SchemaNode): readonly [string, SchemaNode][] =>
  Object.entries(node.properties ?? {}).toSorted(
    ([one, first], [other, second]) =>
      Number(findFieldKind(first, one) === 'reason') - Number(findFieldKind(second, other) === 'reason'),
  )

/** The fields of an object. A currency beside an amount is the currency of the amount. */
export function Fields({ node, path, value, onChange, money, hideLiterals = false }: FieldsProps) {
  const { fixed, Field } = useFormSettings()
  const values = isRecord(value) ? value : {}
  const ownMoney = findMoneyFormat(values['currency']) ?? money
  return (
    <div className={styles.fields}>
      {lastReason(node)
        .filter(([name, property]) => !isHidden(property, name, hideLiterals))
        .filter(([name]) => path !== '' || !Object.hasOwn(fixed, name))
        .map(([name, property]) => (
          <Field
            key={name}
            node={property}
            name={name}
            path={joinPath(path, name)}
            value={values[name]}
            onChange={inner => onChange(withKey(value, name, inner))}
            isOptional={!isRequired(node, name)}
            money={ownMoney}
          />
        ))}
    </div>
  )
}

export function GroupControl({ field }: ControlProps) {
  return (
    <fieldset className={styles.group}>
      <legend>{field.label}</legend>
      {field.hint && <p className={styles.groupHint}>{field.hint}</p>}
      <Fields {...field} />
      <FieldMessages id={field.id} error={field.error} />
    </fieldset>
  )
}
