import type { LimitChange } from '@fairground/rules/limits/effective-cap'
import type { Book } from '../book.ts'
import { counterAt, setCap, type Whose } from './counters.ts'

interface Recorded extends Whose {
  readonly opKey: string
  readonly opHash: Uint8Array
  readonly reason: string
}

/** Writes a change down under a journal of its own and lets the counter of now obey it. */
export const recordChange = (
  book: Book,
  { opKey, opHash, reason, ...whose }: Recorded,
  plan: LimitChange,
): { readonly effectiveAt: number; readonly awaitsConfirmation: boolean } => {
  const answer = { effectiveAt: plan.effectiveAt, awaitsConfirmation: plan.awaitsConfirmation }
  const { playerId } = whose
  const journalId = book.post({
    opKey,
    opHash,
    kind: 'set-limit',
    ref: playerId,
    playerId,
    postings: [],
    result: () => answer,
  })
  const change = { ...plan, ...whose }
  book.loaded.limits.changes.push(change)
  book.limitWrites.changes.push({ ...change, journalId, profile: book.loaded.member.profile, reason })
  const counter = counterAt(book, whose, book.now)
  if (counter) setCap(book, counter)
  return answer
}
