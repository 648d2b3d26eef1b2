import type { OperatorOutput } from '@fairground/contract/operator/operator-operations'
import { withKey } from '#parts/form/model/paths.ts'

export type Changes = NonNullable<OperatorOutput<'getProposal'>['changes']>

const withItem = (list: readonly unknown[], position: number, item: unknown): readonly unknown[] => {
  const items = [...list]
  if (item === undefined) items.splice(position, 1)
  else items[position] = item
  return items
}

const withField = (value: unknown, [key, ...rest]: readonly string[], field: unknown): unknown => {
  if (key === undefined) return field
  if (Array.isArray(value)) return withItem(value, Number(key), withField(value[Number(key)], rest, field))
  const inner = (value as Readonly<Record<string, unknown>> | undefined)?.[key]
  return withKey(value, key, withField(inner, rest, field))
}

/** The value before the changes. It starts with the last one, so that added items leave a list from its end. */
export const undoChanges = (after: unknown, changes: Changes): unknown =>
  changes.reduceRight<unknown>(
    (value, { field, before }) => withField(value, field.split('.'), before ?? undefined),
    after,
  )
