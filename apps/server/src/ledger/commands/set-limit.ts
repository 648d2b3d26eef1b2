import { type LimitSource, planChange } from '@fairground/rules/limits/effective-cap'
import type { LimitKind } from '@fairground/rules/limits/window'
import { PROFILES } from '@fairground/rules/profile'
import type { CommandRule } from '../command.ts'
import { changesOf, counterAt, setCap } from '../limits/counters.ts'
import { contentHash, earlierAnswer } from '../op-key.ts'

export interface SetLimit {
  readonly opKey: string
  readonly playerId: number
  readonly kind: LimitKind
  readonly currency: string
  readonly source: LimitSource
  /** Null lifts the limit of this source. */
  readonly newCap: bigint | null
  readonly reason: string
}

export interface SetLimitAnswer {
  readonly effectiveAt: number
  /** The player has to ask once more after that time. */
  readonly awaitsConfirmation: boolean
}

/** A limit moves no money, but it goes through the lane: a purchase decided after it obeys it. */
export const setLimit: CommandRule<'setLimit'> = {
  needs: ({ opKey, playerId, kind, currency }) => ({
    opKeys: [opKey],
    players: [playerId],
    accounts: [],
    limitsOf: [playerId],
    limitsSet: [{ playerId, kind, currency }],
  }),
  decide(request, book) {
    const opHash = contentHash(request)
    const earlier = earlierAnswer(book, request.opKey, opHash) as SetLimitAnswer | undefined
    if (earlier) return earlier
    if (!book.loaded.players.has(request.playerId)) throw new Error(`there is no player ${request.playerId}`)
    const { profile } = book.loaded.member
    const { playerId, kind, currency, reason } = request
    const plan = planChange(request, changesOf(book, request), PROFILES[profile], book.now)
    const answer = { effectiveAt: plan.effectiveAt, awaitsConfirmation: plan.awaitsConfirmation }
    const journalId = book.post({
      opKey: request.opKey,
      opHash,
      kind: 'set-limit',
      ref: playerId,
      playerId,
      postings: [],
      result: () => answer,
    })
    const change = { ...plan, playerId, kind, currency }
    book.loaded.limits.changes.push(change)
    book.limitWrites.changes.push({ ...change, journalId, profile, reason })
    const counter = counterAt(book, request, book.now)
    if (counter) setCap(book, counter)
    return answer
  },
}
