import type { Database } from '@fairground/database/connect'
import { inMember } from '@fairground/database/transaction'
import { type FindDue, findDue, withEnded } from '#platform/polling/due-operators.ts'
import { countDueCases } from '#staff/queries/support-cases.ts'

/** Reports how many open cases are near their deadline or behind it, for an alarm. */
export type ObserveCases = (memberId: number, state: 'near' | 'overdue', count: number) => void

const nearHours = 4

/** Names the operators with such cases, and once more those that no longer have any. */
export const createCaseFinder = (): FindDue => withEnded(findDue('support_cases', `${nearHours} hours`))

export const observeDueCases = async (
  db: Database,
  findOperators: FindDue,
  observe: ObserveCases,
): Promise<void> => {
  for (const id of await findOperators(db)) {
    const { near, overdue } = await inMember(db, id, tx => countDueCases(tx, id, nearHours))
    observe(id, 'near', near)
    observe(id, 'overdue', overdue)
  }
}
