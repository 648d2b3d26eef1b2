import type { LimitChange } from '@fairground/rules/limits/effective-cap'
import type { Book } from '#ledger/book/book.ts'
import { findCounter, setCap, type LimitKey } from './counters.ts'

interface ChangeToRecord extends LimitKey {
  readonly opKey: string
  readonly opHash: Uint8Array
  readonly reason: string
}

/** Records a limit change under its own journal and updates the cap of the current counter. */
export const recordChange = (
  book: Book,
  { opKey, opHash, reason, ...limit }: ChangeToRecord,
  plan: LimitChange,
): { readonly effectiveAt: number; readonly awaitsConfirmation: boolean } => {
  const answer = { effectiveAt: plan.effectiveAt, awaitsConfirmation: plan.awaitsConfirmation }
  const { playerId } = limit
  const journalId = book.post({
    opKey,
    opHash,
    kind: 'set-limit',
    ref: playerId,
    playerId,
    postings: [],
    result: () => answer,
  })
  const change = { ...plan, ...limit }
  book.loaded.limits.changes.push(change)
  book.limitWrites.changes.push({ ...change, journalId, profile: book.loaded.member.profile, reason })
  const counter = findCounter(book, limit, book.now)
  if (counter) setCap(book, counter)
  return answer
}
