import { databaseNow, type Tx } from '@fairground/database/transaction'
import { frontierFromBytes, frontierRoot } from '@fairground/fair/crypto/merkle'
import { hex } from '@fairground/fair/encoding/bytes'
import { appendLogEntry } from './append.ts'
import { findNewestBatch, readChainHeads, readChangedTrees, storeHeads } from './queries/books.ts'

const noHash = '00'.repeat(32)

/** Anchors the journal and the staff's audit log: after this, they cannot be rebuilt unnoticed. */
export const logBooks = async (tx: Tx, memberId: number): Promise<void> => {
  const { journal, audit } = await readChainHeads(tx, memberId)
  const at = await databaseNow(tx)
  const toText = (hash: Buffer | null) => (hash ? hash.toString('hex') : noHash)
  await appendLogEntry(tx, memberId, { t: 'books', journal: toText(journal), audit: toText(audit), at })
}

/** An entry has at most 65,535 bytes, and a row about 100. */
const rowsPerEntry = 500

/** Logs the ticket trees that have grown and the newest batch of receipts, so that a sold ticket cannot be left out later. */
export const logHeads = async (tx: Tx, memberId: number): Promise<void> => {
  const trees = (await readChangedTrees(tx, memberId)).map(({ id, frontier }) => {
    const tree = frontierFromBytes(new Uint8Array(frontier))
    return { instanceId: id, size: tree.size, root: hex(frontierRoot(tree)) }
  })
  if (trees.length === 0) return
  await storeHeads(tx, memberId, trees)
  const batch = await findNewestBatch(tx, memberId)
  const signed = { n: Number(batch?.n ?? 0n), batch: batch ? batch.hash.toString('hex') : noHash }
  for (let from = 0; from < trees.length; from += rowsPerEntry) {
    const rows = trees
      .slice(from, from + rowsPerEntry)
      .map(({ instanceId, size, root }) => [String(instanceId), size, root] as const)
    await appendLogEntry(tx, memberId, { t: 'heads', ...signed, rows })
  }
}
