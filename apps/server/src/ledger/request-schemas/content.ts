import { Type } from 'typebox'

const maxDepth = 4
const maxEntries = 1000
const maxLength = 1000

/** Lists and objects within bounds, because the hash of the content visits all of it. */
const isBounded = (value: unknown, depth: number): boolean => {
  switch (typeof value) {
    case 'number':
      return Number.isFinite(value)
    case 'string':
      return value.length <= maxLength
    case 'boolean':
    case 'undefined':
      return true
    case 'object':
      return value === null || (depth > 0 && isBoundedObject(value, depth - 1))
    case 'bigint':
    case 'function':
    case 'symbol':
      return false
  }
}

const isBoundedObject = (value: object, depth: number): boolean => {
  if (Array.isArray(value)) return value.length <= maxEntries && value.every(entry => isBounded(entry, depth))
  if (Object.getPrototypeOf(value) !== Object.prototype) return false
  const entries = Object.values(value)
  return entries.length <= maxEntries && entries.every(entry => isBounded(entry, depth))
}

/** The client's request. Only its hash is used. */
export const Content = Type.Refine(Type.Unknown(), value => value !== undefined && isBounded(value, maxDepth))
