/** Parses an untrusted value; throws a ShapeProblem if it is not exactly as expected. */
export type Shape<T> = (value: unknown, at: string) => T

export class ShapeProblem extends Error {}

export interface Problem {
  problem: string
}

export function attempt<T>(shape: Shape<T>, value: unknown, at: string): T | Problem {
  try {
    return shape(value, at)
  } catch (error) {
    if (error instanceof ShapeProblem) return { problem: error.message }
    throw error
  }
}

/** Accepts a file's text or its parsed JSON. */
export function attemptFile<T>(shape: Shape<T>, source: unknown, at: string): T | Problem {
  if (typeof source !== 'string') return attempt(shape, source, at)
  try {
    return attempt(shape, JSON.parse(source), at)
  } catch (error) {
    if (error instanceof SyntaxError) return { problem: 'the file is not JSON' }
    throw error
  }
}

export function refuse(at: string, why: string): never {
  throw new ShapeProblem(`${at} ${why}`)
}

export const text =
  (maxLength: number): Shape<string> =>
  (value, at) => {
    if (typeof value !== 'string' || value.length === 0) return refuse(at, 'is not a non-empty string')
    if (value.length > maxLength || !value.isWellFormed())
      return refuse(at, 'is too long or not well-formed Unicode')
    return value
  }

/** A result is printable ASCII; it may be empty (a raffle without tickets) or long (many draws). */
export const ascii: Shape<string> = (value, at) =>
  typeof value === 'string' && /^[ -~]{0,100000}$/.test(value) ? value : refuse(at, 'is not plain ASCII')

export const integer =
  (min: number, max: number): Shape<number> =>
  (value, at) => {
    if (typeof value !== 'number' || !Number.isSafeInteger(value)) return refuse(at, 'is not an integer')
    return value >= min && value <= max ? value : refuse(at, `is not between ${min} and ${max}`)
  }

/** Minor units as a decimal string, small enough for a signed 64-bit column. */
export const minorUnits: Shape<string> = (value, at) =>
  typeof value === 'string' && /^(?:0|[1-9][0-9]{0,17})$/.test(value) ? value : refuse(at, 'is not an amount')

export const hexBytes =
  (length: number): Shape<string> =>
  (value, at) => {
    if (typeof value !== 'string' || value.length !== length * 2) return refuse(at, `is not ${length} bytes`)
    return /^[0-9a-f]*$/.test(value) ? value : refuse(at, 'is not lower-case hexadecimal')
  }

export const flag: Shape<boolean> = (value, at) =>
  typeof value === 'boolean' ? value : refuse(at, 'is not a boolean')

export const exactly =
  <T extends string | number>(expected: T): Shape<T> =>
  (value, at) =>
    value === expected ? expected : refuse(at, `is not ${JSON.stringify(expected)}`)

export const list =
  <T>(item: Shape<T>): Shape<T[]> =>
  (value, at) =>
    Array.isArray(value)
      ? Array.from(value, (each, i) => item(each, `${at}[${i}]`))
      : refuse(at, 'is not a list')

const optionalFields = new WeakSet<Shape<unknown>>()

/** A field that may be absent. */
export const optional = <T>(shape: Shape<T>): Shape<T> => {
  const field: Shape<T> = (value, at) => shape(value, at)
  optionalFields.add(field)
  return field
}

export const object =
  <T extends object>(fields: { [K in keyof T]-?: Shape<Exclude<T[K], undefined>> }): Shape<T> =>
  (value, at) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return refuse(at, 'is not an object')
    const given = new Map(Object.entries(value))
    const parsed = Object.entries<Shape<unknown>>(fields).flatMap(([name, shape]) => {
      if (!given.has(name)) return optionalFields.has(shape) ? [] : refuse(`${at}.${name}`, 'is missing')
      const field: unknown = given.get(name)
      given.delete(name)
      return [[name, shape(field, `${at}.${name}`)]]
    })
    for (const name of given.keys()) refuse(`${at}.${name}`, 'is not a known field')
    return Object.fromEntries(parsed) as T
  }
