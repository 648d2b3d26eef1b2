import { inMember } from '@fairground/database/transaction'
import type { OrganizerDeps } from '#lifecycle/organizer.ts'
import { findDue, withEnded } from '#platform/polling/due-operators.ts'
import { pollMembers } from '#platform/polling/poll-members.ts'
import { deckKindNames } from '#kinds/kinds.ts'
import { openDecks } from './open-decks.ts'
import { takeDeckStep } from './take-deck-step.ts'
import { findLiveDecks } from './queries/instances.ts'
import { dealtPlaces } from './rounds/dealt-places.ts'
import { openedOrders } from './rounds/deck-order.ts'
import { startRounds } from './rounds/start-rounds.ts'
import { SlowSteps } from './slow-steps.ts'
import { TicketTrees } from './rounds/ticket-trees.ts'

const stepEveryMs = 200
const openEveryMs = 1000
/** Writing the record of a large deck takes longer. The other decks of the operator go on. */
const maxWaitMs = 1000

/** Takes the steps of all decks. Several workers can run at once, because every step is idempotent. */
export const startDecks = (deps: OrganizerDeps) => {
  const { db, log } = deps
  const tryAgainAt = new Map<number, number>()
  const trees = new TicketTrees()
  const steps = new SlowSteps(maxWaitMs)
  const drive = async (memberId: number): Promise<boolean> => {
    const decks = await inMember(db, memberId, tx => findLiveDecks(tx, memberId))
    const due = decks.filter(({ id }) => !steps.has(id) && performance.now() >= (tryAgainAt.get(id) ?? 0))
    await steps.run(due, async deck => {
      tryAgainAt.set(deck.id, await takeDeckStep(deps, deck))
    })
    const live = decks.map(({ id }) => id)
    trees.keep(memberId, live)
    dealtPlaces.keep(memberId, live)
    openedOrders.keep(memberId, live)
    return false
  }
  const open = async (memberId: number): Promise<boolean> => {
    await openDecks(deps, memberId)
    return false
  }
  // An operator without decks is named once more, so that what is kept of its last deck goes.
  const findLive = withEnded(findDue('decks', deckKindNames))
  const running = [
    pollMembers({ db, log, name: 'decks', everyMs: stepEveryMs, findDue: findLive, work: drive }),
    pollMembers({
      db,
      log,
      name: 'open decks',
      everyMs: openEveryMs,
      findDue: findDue('new_decks', deckKindNames),
      work: open,
    }),
    startRounds(deps, trees),
  ]
  return {
    async stop(): Promise<void> {
      await Promise.all(running.map(polling => polling.stop()))
      await steps.finish()
    },
  }
}
