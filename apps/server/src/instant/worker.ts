import { inMember } from '@fairground/database/transaction'
import type { OrganizerDeps } from '#lifecycle/organizer.ts'
import { pollMembers } from '#platform/poll-members.ts'
import { openDecks } from './open-decks.ts'
import { takeDeckStep } from './take-deck-step.ts'
import { findLiveDecks } from './queries/instances.ts'
import { dealtPlaces } from './rounds/dealt-places.ts'
import { startRounds } from './rounds/start-rounds.ts'
import { TicketTrees } from './rounds/ticket-trees.ts'

const stepEveryMs = 200
const openEveryMs = 1000

/** Takes the steps of all decks. Several workers can run at once, because every step is idempotent. */
export const startDecks = (deps: OrganizerDeps) => {
  const { db, log } = deps
  const tryAgainAt = new Map<number, number>()
  const trees = new TicketTrees()
  const drive = async (memberId: number): Promise<boolean> => {
    const decks = await inMember(db, memberId, tx => findLiveDecks(tx, memberId))
    const due = decks.filter(({ id }) => Date.now() >= (tryAgainAt.get(id) ?? 0))
    await Promise.all(due.map(async deck => tryAgainAt.set(deck.id, await takeDeckStep(deps, deck))))
    const live = decks.map(({ id }) => id)
    trees.keep(memberId, live)
    dealtPlaces.keep(memberId, live)
    return false
  }
  const open = async (memberId: number): Promise<boolean> => {
    await openDecks(deps, memberId)
    return false
  }
  const running = [
    pollMembers({ db, log, name: 'decks', everyMs: stepEveryMs, work: drive }),
    pollMembers({ db, log, name: 'open decks', everyMs: openEveryMs, work: open }),
    startRounds(deps, trees),
  ]
  return {
    async stop(): Promise<void> {
      await Promise.all(running.map(polling => polling.stop()))
    },
  }
}
