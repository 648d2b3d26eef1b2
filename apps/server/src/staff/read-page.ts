import { CommandRefused } from './act.ts'

const defaultLimit = 50

/** Above every number of 32 bits that a table has given: where a list begins that shows the newest row first. */
export const newestRow = 2_147_483_647
export const newestId = Number.MAX_SAFE_INTEGER

/** Reads a page and one row more, which shows whether another page follows. */
export const readPage = async <R, P extends number | string>(
  { limit = defaultLimit }: { readonly limit?: number | undefined },
  read: (limit: number) => Promise<readonly R[]>,
  toPlace: (row: R) => P,
): Promise<{ readonly rows: readonly R[]; readonly next: P | null }> => {
  const found = await read(limit + 1)
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  return { rows, next: found.length > limit && last !== undefined ? toPlace(last) : null }
}

/** Splits a place that the caller has sent back. Returns undefined for the first page. */
export const splitPlace = (
  after: string | undefined,
  pattern: RegExp,
): readonly [string, string] | undefined => {
  if (after === undefined) return undefined
  const [, first, second = ''] = pattern.exec(after) ?? []
  if (first === undefined) throw new CommandRefused('the place is not one of this list')
  return [first, second]
}

/** A place that is a number; without one, the list begins with the newest. */
export const toIdBefore = (after: string | undefined): bigint => {
  const [id] = splitPlace(after, /^([0-9]{1,18})$/) ?? []
  return id === undefined ? 2n ** 63n - 1n : BigInt(id)
}
