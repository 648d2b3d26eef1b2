import type { Tx } from '@fairground/database/transaction'
import { readNames } from './queries/staff.ts'

/** A staff member by number or as an actor, for example staff/3. Several actors are separated by a comma. */
type Staff = number | string | null | undefined

const toIds = (staff: Staff): number[] => {
  if (typeof staff === 'number') return [staff]
  return [...(staff ?? '').matchAll(/\bstaff\/([0-9]{1,9})\b/g)].map(([, id]) => Number(id))
}

/** Reads names, so that a list needs no access to the accounts of staff. What is no staff member has no name. */
export const readStaffNames = async (
  tx: Tx,
  staff: readonly Staff[],
): Promise<(one: Staff) => string | null> => {
  const ids = [...new Set(staff.flatMap(toIds))]
  const rows = ids.length === 0 ? [] : await readNames(tx, ids)
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return one => {
    const found = toIds(one).flatMap(id => names.get(id) ?? [])
    return found.length === 0 ? null : found.join(', ')
  }
}
