import { capOf } from '@fairground/rules/limits/effective-cap'
import { judgeChange, pendingChange } from '@fairground/rules/limits/asked-change'
import type { LimitKind } from '@fairground/rules/limits/window'
import { PROFILES } from '@fairground/rules/profile'
import type { Book } from '../book.ts'
import type { CommandRule } from '../command.ts'
import { changesOf } from '../limits/counters.ts'
import { recordChange } from '../limits/record-change.ts'
import { contentHash } from '../op-key.ts'

/** `keep` drops the change that waits, `confirm` says once more that it shall hold. */
type Wish = { readonly newCap: bigint | null } | 'keep' | 'confirm'

export interface ChangeLimits {
  readonly opKey: string
  readonly playerId: number
  readonly currency: string
  readonly wishes: readonly { readonly kind: LimitKind; readonly wish: Wish }[]
}

export type ChangeLimitsAnswer =
  | { readonly done: true }
  | { readonly done: false; readonly reason: 'tooSoon' | 'noPendingChange'; readonly kind: LimitKind }

/** What a player wants of his own limits: all of it, or nothing. */
export const changeLimits: CommandRule<'changeLimits'> = {
  needs: ({ opKey, playerId, currency, wishes }) => ({
    opKeys: wishes.map(({ kind }) => keyOf(opKey, kind)),
    players: [playerId],
    accounts: [],
    limitsOf: [playerId],
    limitsSet: wishes.map(({ kind }) => ({ playerId, kind, currency })),
  }),
  decide({ opKey, playerId, currency, wishes }, book) {
    if (!book.loaded.players.has(playerId)) throw new Error(`there is no player ${playerId}`)
    // Asked again after an answer that was lost: what was changed then is not judged a second time.
    if (wishes.some(({ kind }) => book.decided(keyOf(opKey, kind)))) return { done: true }
    const judged = wishes.map(({ kind, wish }) => ({
      kind,
      verdict: judge(book, { playerId, kind, currency }, wish),
    }))
    for (const { kind, verdict } of judged)
      if (verdict === 'tooSoon' || verdict === 'noPendingChange')
        return { done: false, reason: verdict, kind }
    for (const { kind, verdict } of judged) {
      if (typeof verdict !== 'object') continue
      const opHash = contentHash({ playerId, kind, currency, newCap: verdict.newCap })
      const whose = { playerId, kind, currency, reason: 'asked by the player' }
      recordChange(book, { opKey: keyOf(opKey, kind), opHash, ...whose }, verdict)
    }
    return { done: true }
  },
}

const keyOf = (opKey: string, kind: LimitKind): string => `${opKey}:${kind}`

type Whose = Parameters<typeof changesOf>[1]

const judge = (book: Book, whose: Whose, wish: Wish) => {
  const earlier = changesOf(book, whose)
  const pending = pendingChange(earlier, book.now)
  const profile = PROFILES[book.loaded.member.profile]
  const { kind } = whose
  if (typeof wish === 'object') return judgeChange({ kind, newCap: wish.newCap }, earlier, profile, book.now)
  if (!pending || (wish === 'confirm' && !pending.awaitsConfirmation)) return 'noPendingChange'
  if (wish === 'confirm') return judgeChange({ kind, newCap: pending.newCap }, earlier, profile, book.now)
  const kept = {
    source: 'player' as const,
    newCap: capOf(earlier, 'player', book.now),
    awaitsConfirmation: false,
  }
  return { ...kept, madeAt: book.now, effectiveAt: book.now }
}
