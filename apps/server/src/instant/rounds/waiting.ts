import { inMember } from '@fairground/database/transaction'
import { roundTime } from '@fairground/fair/beacon/beacon'
import { findClose } from '#lifecycle/close-queries.ts'
import type { DueInstance, OrganizerDeps } from '#lifecycle/organizer.ts'
import { lockInstance } from '#lifecycle/queries.ts'
import { findSeenInTime } from '#public-log/proof.ts'
import { countDealt } from '../queries/cards.ts'
import { findWaitingRow } from '../queries/deck-rounds.ts'
import { isMissing } from './miss-round.ts'
import { findDeck, findDeckSeal } from '../queries/decks.ts'

/** What dealing the deck's next countersigned round depends on. Undefined if no countersigned ticket waits. */
export const readWaiting = ({ db, beacon, readTime }: OrganizerDeps, { memberId, id }: DueInstance) =>
  inMember(db, memberId, async tx => {
    const seal = await findDeckSeal(tx, memberId, id)
    const deck = await findDeck(tx, memberId, id)
    const row = await findWaitingRow(tx, memberId, id, await countDealt(tx, memberId, id))
    if (!seal || !deck || !row) return undefined
    const deadline = roundTime(beacon.chain, Number(row.round))
    return {
      instance: await lockInstance(tx, memberId, id),
      closed: await findClose(tx, memberId, seal),
      deck,
      row,
      deadline,
      now: await readTime(tx),
      seen: await findSeenInTime(tx, memberId, Number(row.log_index), deadline),
      isMissing: await isMissing(tx, memberId, id, row),
    }
  })

export type Waiting = NonNullable<Awaited<ReturnType<typeof readWaiting>>>
