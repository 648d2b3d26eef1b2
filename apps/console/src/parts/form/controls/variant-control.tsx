import { useId } from 'react'
import { FieldMessages, InputBox } from '#parts/form/field-box.tsx'
import { useFormSettings } from '#parts/form/form-settings.ts'
import { toVariantValue } from '#parts/form/model/initial-value.ts'
import { findVariant, nameVariant } from '#parts/form/model/variants.ts'
import type { ControlProps } from './control-props.ts'
import { Fields } from './group-control.tsx'
import styles from './controls.module.css'

/** A value of one of several kinds: choose the kind, then fill in its fields. */
export function VariantControl({ field }: ControlProps) {
  const { Field } = useFormSettings()
  const selectId = useId()
  const variants = field.node.anyOf ?? []
  const position = findVariant(variants, field.value)
  const variant = variants[position] ?? {}
  return (
    <fieldset className={styles.group}>
      <legend>{field.label}</legend>
      {field.hint && <p className={styles.groupHint}>{field.hint}</p>}
      <label className={styles.variantLabel} htmlFor={selectId}>
        Kind
      </label>
      <InputBox>
        <select
          id={selectId}
          value={position}
          onChange={({ target }) =>
            field.onChange(toVariantValue(variants[Number(target.value)] ?? {}, field.value))
          }
        >
          {variants.map((each, index) => (
            <option key={nameVariant(variants, index)} value={index}>
              {nameVariant(variants, index)}
            </option>
          ))}
        </select>
      </InputBox>
      {variant.type === 'object' ? (
        <Fields {...field} node={variant} hideLiterals />
      ) : (
        <Field {...field} node={variant} isOptional={false} />
      )}
      <FieldMessages id={field.id} error={field.error} />
    </fieldset>
  )
}
