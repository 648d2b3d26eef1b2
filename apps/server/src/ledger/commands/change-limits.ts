import { capFor } from '@fairground/rules/limits/effective-cap'
import { evaluateChange, pendingChange } from '@fairground/rules/limits/requested-change'
import type { LimitKind } from '@fairground/rules/limits/window'
import { PROFILES } from '@fairground/rules/profile'
import type { Book } from '#ledger/book/book.ts'
import type { CommandRule } from '#ledger/command-rule.ts'
import { findChanges } from '../limits/counters.ts'
import { recordChange } from '../limits/record-change.ts'
import { contentHash } from '#ledger/book/op-key.ts'

/** `keep` drops the pending change, `confirm` confirms it after its waiting time. */
type RequestedChange = { readonly newCap: bigint | null } | 'keep' | 'confirm'

export interface ChangeLimits {
  readonly opKey: string
  readonly playerId: number
  readonly currency: string
  readonly changes: readonly { readonly kind: LimitKind; readonly change: RequestedChange }[]
}

export type ChangeLimitsAnswer =
  | { readonly done: true }
  | { readonly done: false; readonly reason: 'tooSoon' | 'noPendingChange'; readonly kind: LimitKind }

/** Changes a player's own limits: all of them, or none. */
export const changeLimits: CommandRule<ChangeLimits, ChangeLimitsAnswer> = {
  needs: ({ opKey, playerId, currency, changes }) => ({
    opKeys: changes.map(({ kind }) => opKeyFor(opKey, kind)),
    players: [playerId],
    accounts: [],
    limitPlayers: [playerId],
    limitsToSet: changes.map(({ kind }) => ({ playerId, kind, currency })),
  }),
  decide({ opKey, playerId, currency, changes }, book) {
    if (!book.loaded.players.has(playerId)) throw new Error(`unknown player ${playerId}`)
    // A repeated request after a lost answer: changes that were made are not judged again.
    if (changes.some(({ kind }) => book.findDecision(opKeyFor(opKey, kind)))) return { done: true }
    const judged = changes.map(({ kind, change }) => ({
      kind,
      verdict: judge(book, { playerId, kind, currency }, change),
    }))
    for (const { kind, verdict } of judged)
      if (verdict === 'tooSoon' || verdict === 'noPendingChange')
        return { done: false, reason: verdict, kind }
    for (const { kind, verdict } of judged) {
      if (typeof verdict !== 'object') continue
      const opHash = contentHash({ playerId, kind, currency, newCap: verdict.newCap })
      const limit = { playerId, kind, currency, reason: 'requested by the player' }
      recordChange(book, { opKey: opKeyFor(opKey, kind), opHash, ...limit }, verdict)
    }
    return { done: true }
  },
}

const opKeyFor = (opKey: string, kind: LimitKind): string => `${opKey}:${kind}`

type LimitKey = Parameters<typeof findChanges>[1]

const judge = (book: Book, limit: LimitKey, change: RequestedChange) => {
  const earlier = findChanges(book, limit)
  const pending = pendingChange(earlier, book.now)
  const profile = PROFILES[book.loaded.member.profile]
  const { kind } = limit
  if (typeof change === 'object')
    return evaluateChange({ kind, newCap: change.newCap }, earlier, profile, book.now)
  if (!pending || (change === 'confirm' && !pending.awaitsConfirmation)) return 'noPendingChange'
  if (change === 'confirm')
    return evaluateChange({ kind, newCap: pending.newCap }, earlier, profile, book.now)
  const current = {
    source: 'player' as const,
    newCap: capFor(earlier, 'player', book.now),
    awaitsConfirmation: false,
  }
  return { ...current, madeAt: book.now, effectiveAt: book.now }
}
