import { verify } from '#crypto/signature.ts'
import { type Bytes, unhex } from '#encoding/bytes.ts'
import type { EntrySigner } from '#log/entry.ts'
import { signedStatement } from '#fd2/deck/entries.ts'
import type { SignerTerm } from '#fd2/deck/deck-log.ts'

interface Signed {
  /** C, Q or D. */
  readonly context: Bytes
  /** L */
  readonly lock: Bytes
  readonly signer: EntrySigner
}

/** Why the signer's statement does not count; undefined if the signer of the term made it. */
export function findStatementProblem(
  due: SignerTerm | undefined,
  { context, lock, signer }: Signed,
): string | undefined {
  if (!due) return 'The log shows no entry for this game before.'
  const { term, key } = due
  if (signer.term !== term) return `The signer of term ${signer.term} signed, but term ${term} had begun.`
  return verify(unhex(key), signedStatement(signer, { context, lock }), unhex(signer.sig))
    ? undefined
    : "The independent signer's signature is not genuine."
}
