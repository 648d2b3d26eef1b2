import { CommandRefused } from '#staff/act.ts'

export const defaultLimit = 50

/** A cursor that is a number; an empty one starts at the beginning. */
export const toNumberCursor = (cursor: string | undefined): number => {
  const value = Number(cursor ?? '')
  return Number.isSafeInteger(value) && value >= 0 ? value : 0
}

/** A cursor that is a descending number; without one the list starts at the newest. */
export const toIdBefore = (cursor: string | undefined): bigint => {
  if (cursor === undefined) return 2n ** 63n - 1n
  if (!/^[0-9]{1,18}$/.test(cursor)) throw new CommandRefused('the cursor is not one of this list')
  return BigInt(cursor)
}

/** Splits rows of one more than the page into the page and the cursor of the next one. */
export const toPage = <R>(
  rows: readonly R[],
  limit: number,
  toCursor: (row: R) => string,
): { readonly items: R[]; readonly next: string | null } => {
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  return { items, next: rows.length > limit && last !== undefined ? toCursor(last) : null }
}
