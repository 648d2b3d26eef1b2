import { sha256 } from '@fairground/fair/crypto/sha256-node'

export interface HashedJournal {
  readonly id: bigint
  readonly opKey: string
  readonly opHash: Uint8Array
  readonly kind: string
  readonly ref: number | bigint
  readonly playerId: number | null
  readonly createdAt: number
  readonly result: string
  readonly transfers: readonly {
    line: number
    debitId: bigint
    creditId: bigint
    amount: bigint
    currency: string
    phase?: number
    pendingOf?: bigint | null
  }[]
}

/** Each journal's hash covers its transfers and the previous hash, so an edited row breaks the rest of the chain. */
export const journalHash = (previous: Uint8Array, journal: HashedJournal): Uint8Array => {
  const { id, opKey, opHash, kind, ref, playerId, createdAt, result, transfers } = journal
  const opHashText = Buffer.from(opHash.buffer, opHash.byteOffset, opHash.length).toString('hex')
  // One text instead of a list of fields: a settlement hashes thousands of journals.
  let text = `${id}\0${opKey}\0${opHashText}\0${kind}\0${ref}\0${playerId ?? ''}\0${createdAt}\0${result}`
  for (const { line, debitId, creditId, amount, currency, phase, pendingOf } of transfers)
    text += `\0${line}\0${debitId}\0${creditId}\0${amount}\0${currency}\0${phase ?? 0}\0${pendingOf ?? ''}`
  const bytes = Buffer.allocUnsafe(previous.length + Buffer.byteLength(text))
  bytes.set(previous)
  bytes.write(text, previous.length)
  return sha256(bytes)
}
