import { inMember } from '@fairground/database/transaction'
import { beaconOrganizer } from './beacon-organizer.ts'
import { closeOrganizer } from './close-organizer.ts'
import { commitOrganizer } from './commit-organizer.ts'
import type { DueInstance, Organizer, OrganizerParts } from './organizer.ts'
import { beaconOf, commitOf } from './queries.ts'
import { isRefunding, refundOrganizer } from './refund-organizer.ts'
import { resultOrganizer } from './result-organizer.ts'
import { settleOrganizer } from './settle-organizer.ts'
import { startOrganizer } from './start-organizer.ts'

/** Which organiser's turn it is: told by the status, and between CLOSED and READY by the records that exist. */
export const nextStep = async (parts: OrganizerParts, due: DueInstance): Promise<Organizer> => {
  switch (due.status) {
    case 'OPEN':
    case 'CLOSED':
    case 'RETRY':
      return stepBeforeResult(parts, due)
    case 'READY':
      return startOrganizer
    case 'STARTED':
      return settleOrganizer
    default:
      throw new Error(`an instance in ${due.status} has no next step`)
  }
}

const stepBeforeResult = (
  { db }: OrganizerParts,
  { memberId, id, status }: DueInstance,
): Promise<Organizer> =>
  inMember(db, memberId, async tx => {
    if (await isRefunding(tx, memberId, id)) return refundOrganizer
    if (status === 'OPEN') return closeOrganizer
    if (!(await commitOf(tx, memberId, id))) return commitOrganizer
    return (await beaconOf(tx, memberId, id)) ? resultOrganizer : beaconOrganizer
  })
