export interface Change {
  readonly field: string
  readonly before: unknown
  readonly after: unknown
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isEqual = (a: unknown, b: unknown): boolean => {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((each, index) => isEqual(each, b[index]))
  if (!isRecord(a) || !isRecord(b)) return a === b
  const keys = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...keys].every(key => isEqual(a[key], b[key]))
}

/** The fields that differ between two states. Nested fields are joined by dots; a missing field is null. */
export const findChanges = (before: unknown, after: unknown, field = ''): Change[] => {
  if (isEqual(before, after)) return []
  if (!isRecord(before) && !isRecord(after)) return [{ field, before: before ?? null, after: after ?? null }]
  // A state that begins or ends is compared field by field with nothing.
  if ((!isRecord(before) && before != null) || (!isRecord(after) && after != null))
    return [{ field, before, after }]
  const from = isRecord(before) ? before : {}
  const to = isRecord(after) ? after : {}
  return [...new Set([...Object.keys(from), ...Object.keys(to)])]
    .toSorted()
    .flatMap(key => findChanges(from[key], to[key], field === '' ? key : `${field}.${key}`))
}
