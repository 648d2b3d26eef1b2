import { type Bytes, hex } from '@fairground/fair/encoding/bytes'
import { countersignHash } from '@fairground/fair/fd2/countersign'
import type { SignStatement } from './log/journal.ts'
import type { CountersignAnswer, Statement } from './protocol.ts'
import type { MaskedSecrets } from './round-locks.ts'
import type { SignerDeps } from './signer-deps.ts'

/** Signs a statement about the context in the current term. */
export const signStatement =
  ({ key, journal }: SignerDeps, context: Bytes, lockHash: Bytes, at: number): SignStatement =>
  (k, head) =>
    key.sign(countersignHash({ context, lock: lockHash, at, term: journal.state.term?.term ?? 0, k, head }))

/**
 * Repeats a statement. One of an earlier term that is not in the public log yet would be refused there, so the signer that
 * holds the term now signs the same record and lock again.
 */
export const repeatStatement = (
  deps: SignerDeps,
  statement: Statement,
  context: Bytes,
  lockHash: Bytes,
): Statement => {
  const { k, head, state } = deps.journal
  const term = state.term?.term ?? 0
  if (statement.term === term) return statement
  const signature = hex(signStatement(deps, context, lockHash, statement.at)(k, head))
  return { at: statement.at, term, k, head: hex(head), signature }
}

export const toAnswer = ({ lock, masks }: MaskedSecrets, statement: Statement): CountersignAnswer => ({
  lock: hex(lock),
  masks: masks.map(hex),
  ...statement,
})
