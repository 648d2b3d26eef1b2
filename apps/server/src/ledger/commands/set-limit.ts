import { type LimitSource, planChange } from '@fairground/rules/limits/effective-cap'
import type { LimitKind } from '@fairground/rules/limits/window'
import { PROFILES } from '@fairground/rules/profile'
import type { CommandRule } from '#ledger/command-rule.ts'
import { findChanges } from '../limits/counters.ts'
import { recordChange } from '../limits/record-change.ts'
import { contentHash, earlierAnswer } from '#ledger/book/op-key.ts'

export interface SetLimit {
  readonly opKey: string
  readonly playerId: number
  readonly kind: LimitKind
  readonly currency: string
  readonly source: LimitSource
  /** Null removes the limit of this source. */
  readonly newCap: bigint | null
  readonly reason: string
}

export interface SetLimitAnswer {
  readonly effectiveAt: number
  /** The player must confirm the change after that time. */
  readonly awaitsConfirmation: boolean
}

/** A limit moves no money, but the lane decides it, so that every later purchase respects it. */
export const setLimit: CommandRule<SetLimit, SetLimitAnswer> = {
  needs: ({ opKey, playerId, kind, currency }) => ({
    opKeys: [opKey],
    players: [playerId],
    accounts: [],
    limitPlayers: [playerId],
    limitsToSet: [{ playerId, kind, currency }],
  }),
  decide(request, book) {
    const opHash = contentHash(request)
    const earlier = earlierAnswer(book, request.opKey, opHash) as SetLimitAnswer | undefined
    if (earlier) return earlier
    if (!book.loaded.players.has(request.playerId)) throw new Error(`unknown player ${request.playerId}`)
    const { opKey, playerId, kind, currency, reason } = request
    const plan = planChange(
      request,
      findChanges(book, request),
      PROFILES[book.loaded.member.profile],
      book.now,
    )
    return recordChange(book, { opKey, opHash, playerId, kind, currency, reason }, plan)
  },
}
