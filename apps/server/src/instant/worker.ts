import { inMember } from '@fairground/database/transaction'
import type { OrganizerDeps } from '#lifecycle/organizer.ts'
import { pollMembers } from '#platform/poll-members.ts'
import { openDecks } from './open-decks.ts'
import { takeDeckStep } from './take-deck-step.ts'
import { findLiveDecks } from './queries/instances.ts'

const stepEveryMs = 300
const openEveryMs = 1000

/** Takes the steps of all decks. Several workers can run at once, because every step is idempotent. */
export const startDecks = (deps: OrganizerDeps) => {
  const { db, log } = deps
  const tryAgainAt = new Map<number, number>()
  const drive = async (memberId: number): Promise<boolean> => {
    const decks = await inMember(db, memberId, tx => findLiveDecks(tx, memberId))
    for (const deck of decks) {
      if (Date.now() < (tryAgainAt.get(deck.id) ?? 0)) continue
      tryAgainAt.set(deck.id, await takeDeckStep(deps, deck))
    }
    return false
  }
  const open = async (memberId: number): Promise<boolean> => {
    await openDecks(deps, memberId)
    return false
  }
  const running = [
    pollMembers({ db, log, name: 'decks', everyMs: stepEveryMs, work: drive }),
    pollMembers({ db, log, name: 'open decks', everyMs: openEveryMs, work: open }),
  ]
  return {
    async stop(): Promise<void> {
      await Promise.all(running.map(polling => polling.stop()))
    },
  }
}
