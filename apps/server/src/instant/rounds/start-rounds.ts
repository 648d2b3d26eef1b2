import { pause } from '#platform/pause.ts'
import { roundAt, roundTime } from '@fairground/fair/beacon/beacon'
import { cutBeforeMs } from '@fairground/fair/fd2/round'
import type { OrganizerDeps } from '#lifecycle/organizer.ts'
import { findDue } from '#platform/polling/due-operators.ts'
import { deckKindNames } from '#kinds/kinds.ts'
import { serveRound } from './serve-round.ts'
import type { TicketTrees } from './ticket-trees.ts'

const afterErrorMs = 1000

/** Cuts every beacon round at its exact time. Operators are independent: one with a slow round does not delay the others. */
export const startRounds = (deps: OrganizerDeps, trees: TicketTrees) => {
  const { chain } = deps.beacon
  const stopping = new AbortController()
  const busy = new Map<number, Promise<void>>()
  const warn = (error: unknown, memberId?: number) =>
    deps.log.warn({ err: error, poll: 'rounds', memberId }, 'polling interrupted')

  const serve = async (memberId: number): Promise<void> => {
    await serveRound(deps, trees, memberId).catch((error: unknown) => warn(error, memberId))
    busy.delete(memberId)
  }
  const findLive = findDue('decks', deckKindNames)
  const serveAll = async (): Promise<void> => {
    for (const memberId of await findLive(deps.db))
      if (!busy.has(memberId)) busy.set(memberId, serve(memberId))
  }
  const waitForCut = async (): Promise<void> => {
    const now = await deps.readTime(deps.db)
    const next = roundTime(chain, roundAt(chain, now + cutBeforeMs) + 1) - cutBeforeMs
    await pause(Math.max(next - now, 1), stopping)
  }
  const loop = (async () => {
    while (!stopping.signal.aborted) {
      try {
        await waitForCut()
        if (!stopping.signal.aborted) await serveAll()
      } catch (error) {
        warn(error)
        await pause(afterErrorMs, stopping)
      }
    }
  })()
  return {
    async stop(): Promise<void> {
      stopping.abort()
      await loop
      await Promise.all(busy.values())
    },
  }
}
