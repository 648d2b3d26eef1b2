import type { TSchema } from 'typebox'
import { checkValue, type FieldError } from './check-value.ts'
import { findFieldKind } from './field-kind.ts'
import { isRecord, toNode } from './schema-node.ts'

/** The contract accepts a reason of one character; the screens ask for words. */
const minReasonLength = 10

const checkReasons = (schema: TSchema, value: unknown): readonly FieldError[] =>
  Object.entries(toNode(schema).properties ?? {})
    .filter(([name, property]) => findFieldKind(property, name) === 'reason')
    .filter(([name]) => {
      const reason = isRecord(value) ? value[name] : undefined
      return typeof reason !== 'string' || reason.trim().length < minReasonLength
    })
    .map(([path]) => ({ path, text: `Give a reason of at least ${minReasonLength} characters` }))

/** The errors that keep a person from sending a form: those of the schema, and a reason that is too short. */
export const checkForm = (schema: TSchema, value: unknown): readonly FieldError[] => {
  const reasons = checkReasons(schema, value)
  return [
    ...checkValue(schema, value).filter(({ path }) => !reasons.some(error => error.path === path)),
    ...reasons,
  ]
}
