/**
 * JSON with sorted keys and with integers as texts: the order of an object's keys is not part of its content. The journal
 * stores hashes of this text, so it must never change for a value.
 */
export const canonicalText = (value: unknown, key = ''): string | undefined => {
  if (typeof value === 'bigint') return `"${value}"`
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : 'null'
  if (typeof value === 'object' && value !== null) return objectText(value, key)
  return JSON.stringify(value)
}

const objectText = (value: object, key: string): string | undefined => {
  if ('toJSON' in value && typeof value.toJSON === 'function')
    return canonicalText((value.toJSON as (key: string) => unknown)(key), key)
  if (Array.isArray(value))
    return `[${Array.from(value, (each, i) => canonicalText(each, String(i)) ?? 'null').join(',')}]`
  let fields = ''
  for (const name of sortedKeys(value)) {
    const field = canonicalText((value as Readonly<Record<string, unknown>>)[name], name)
    if (field === undefined) continue
    fields += `${fields === '' ? '' : ','}${JSON.stringify(name)}:${field}`
  }
  return `{${fields}}`
}

/** By UTF-16 code unit; keys that are array indices come first, in the order of their numbers. */
const sortedKeys = (value: object): string[] => {
  const keys = Object.keys(value).sort()
  return keys.some(startsWithDigit) ? Object.keys(Object.fromEntries(keys.map(key => [key, null]))) : keys
}

const startsWithDigit = (key: string): boolean => {
  const code = key.charCodeAt(0)
  return code >= 48 && code <= 57
}
