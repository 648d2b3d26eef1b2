import { type LimitSource, planChange } from '@fairground/rules/limits/effective-cap'
import type { LimitKind } from '@fairground/rules/limits/window'
import { PROFILES } from '@fairground/rules/profile'
import type { CommandRule } from '../command.ts'
import { changesOf } from '../limits/counters.ts'
import { recordChange } from '../limits/record-change.ts'
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
    const { opKey, playerId, kind, currency, reason } = request
    const plan = planChange(request, changesOf(book, request), PROFILES[book.loaded.member.profile], book.now)
    return recordChange(book, { opKey, opHash, playerId, kind, currency, reason }, plan)
  },
}
