import { isRecord } from './schema-node.ts'

/** A path names a field by its keys and positions: "coupon.amount", "hosts.0". The whole value is "". */
export const joinPath = (parent: string, key: string | number): string =>
  parent === '' ? String(key) : `${parent}.${key}`

export const getAtPath = (value: unknown, path: string): unknown =>
  path === ''
    ? value
    : path
        .split('.')
        .reduce<unknown>(
          (inner, key) =>
            Array.isArray(inner) ? inner[Number(key)] : isRecord(inner) ? inner[key] : undefined,
          value,
        )

/** Sets a key of an object. An undefined value removes the key, because the contract knows no undefined. */
export const withKey = (value: unknown, key: string, inner: unknown): Readonly<Record<string, unknown>> => {
  const { [key]: _, ...rest } = isRecord(value) ? value : {}
  if (inner === undefined) return rest
  return isRecord(value) && key in value ? { ...value, [key]: inner } : { ...rest, [key]: inner }
}

export const isSameValue = (one: unknown, other: unknown): boolean => {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const keys = Object.keys(one)
  return (
    keys.length === Object.keys(other).length &&
    keys.every(key => Object.hasOwn(other, key) && isSameValue(getAtPath(one, key), getAtPath(other, key)))
  )
}
