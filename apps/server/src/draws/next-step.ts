import { inMember } from '@fairground/database/transaction'
import { beaconOrganizer } from './beacon-organizer.ts'
import { closeOrganizer } from './close-organizer.ts'
import { commitOrganizer } from './commit-organizer.ts'
import type { DueInstance, Organizer, OrganizerDeps } from '#lifecycle/organizer.ts'
import { findPendingClose } from '#lifecycle/close-queries.ts'
import { findBeacon, findCommit } from '#lifecycle/chain-queries.ts'
import { findHold } from '#lifecycle/hold-queries.ts'
import { heldOrganizer } from './held-organizer.ts'
import { isRefunding } from '#lifecycle/decide-refund.ts'
import { refundOrganizer } from './refund-organizer.ts'
import { resultOrganizer } from './result-organizer.ts'
import { settleOrganizer } from './settle-organizer.ts'
import { startOrganizer } from './start-organizer.ts'
import { witnessOrganizer } from './witness-organizer.ts'

/** The next organiser follows from the status, and between CLOSED and READY from the rows that exist. */
export const nextStep = async (deps: OrganizerDeps, due: DueInstance): Promise<Organizer> => {
  if (due.status !== 'OPEN' && (await isHeld(deps, due))) return heldOrganizer
  switch (due.status) {
    case 'OPEN':
    case 'CLOSED':
    case 'RETRY':
      return stepBeforeResult(deps, due)
    case 'READY':
      return startOrganizer
    case 'STARTED':
      return settleOrganizer
    default:
      throw new Error(`an instance in ${due.status} has no next step`)
  }
}

const isHeld = ({ db }: OrganizerDeps, { memberId, id }: DueInstance): Promise<boolean> =>
  inMember(db, memberId, async tx => (await findHold(tx, memberId, id)) !== undefined)

const stepBeforeResult = ({ db }: OrganizerDeps, { memberId, id, status }: DueInstance): Promise<Organizer> =>
  inMember(db, memberId, async tx => {
    if (await isRefunding(tx, memberId, id)) return refundOrganizer
    if (status === 'OPEN') return closeOrganizer
    if (!(await findCommit(tx, memberId, id)))
      return (await findPendingClose(tx, memberId, id)) ? witnessOrganizer : commitOrganizer
    return (await findBeacon(tx, memberId, id)) ? resultOrganizer : beaconOrganizer
  })
