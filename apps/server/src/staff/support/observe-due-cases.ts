import type { Database } from '@fairground/database/connect'
import { inMember } from '@fairground/database/transaction'
import type { Members } from '#operator/members.ts'
import { countDueCases } from '#staff/queries/support-cases.ts'

/** Reports how many open cases are near their deadline or behind it, for an alarm. */
export type ObserveCases = (memberId: number, state: 'near' | 'overdue', count: number) => void

const nearHours = 4

export const observeDueCases = async (
  db: Database,
  members: Pick<Members, 'all'>,
  observe: ObserveCases,
): Promise<void> => {
  for (const { id } of await members.all()) {
    const { near, overdue } = await inMember(db, id, tx => countDueCases(tx, id, nearHours))
    observe(id, 'near', near)
    observe(id, 'overdue', overdue)
  }
}
