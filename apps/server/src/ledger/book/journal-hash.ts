import { hash } from 'node:crypto'

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
  const fields = [
    journal.id,
    journal.opKey,
    Buffer.from(journal.opHash).toString('hex'),
    journal.kind,
    journal.ref,
    journal.playerId ?? '',
    journal.createdAt,
    journal.result,
    ...journal.transfers.flatMap(t => [
      t.line,
      t.debitId,
      t.creditId,
      t.amount,
      t.currency,
      t.phase ?? 0,
      t.pendingOf ?? '',
    ]),
  ]
  return hash('sha256', Buffer.concat([previous, Buffer.from(fields.join('\u0000'))]), 'buffer')
}
