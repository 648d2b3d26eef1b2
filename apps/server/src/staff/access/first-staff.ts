import { platformId } from '@fairground/contract/operator/roles'
import type { Tx } from '@fairground/database/transaction'
import { CommandRefused } from '../act.ts'
import { appendAuditEntry } from '../audit-log.ts'
import { createInvitation } from './invite.ts'
import { hasStaff, insertGrant, insertStaff, type NewStaff } from './queries/staff.ts'
import { toActor } from './staff-session.ts'

const invitationHours = 72

export interface FirstStaff {
  readonly name: string
  readonly link: string
}

/** Creates the admins of a new installation. Everyone after them is invited, and gets roles from two of them. */
export const createFirstStaff = async (
  tx: Tx,
  consoleAddress: string,
  people: readonly NewStaff[],
): Promise<readonly FirstStaff[]> => {
  if (await hasStaff(tx)) throw new CommandRefused('there is staff already; an admin can invite more')
  const made: FirstStaff[] = []
  for (const person of people) {
    const staffId = await insertStaff(tx, person)
    if (staffId === undefined) throw new CommandRefused(`${person.email} occurs twice`)
    await insertGrant(tx, staffId, { role: 'platformAdmin', memberId: null, maxAmount: null }, null)
    const link = await createInvitation(tx, consoleAddress, staffId, invitationHours)
    await appendAuditEntry(tx, platformId, {
      actor: 'installation',
      action: 'create-first-staff',
      subject: toActor(staffId),
      before: null,
      after: { role: 'platformAdmin', breakGlass: person.breakGlass ?? false },
      reason: 'a new installation',
    })
    made.push({ name: person.name, link })
  }
  return made
}
