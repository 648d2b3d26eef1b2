import { inMember } from '@fairground/database/transaction'
import type { Organizer } from '#lifecycle/organizer.ts'
import { setDueIn } from '#lifecycle/queries.ts'

const pollMs = 10_000

/** A held draw waits. Its release makes it due at once. */
export const heldOrganizer: Organizer = ({ db }, { memberId, id }) =>
  inMember(db, memberId, tx => setDueIn(tx, memberId, id, pollMs))
