import type { Database } from '@fairground/database/connect'
import { inMember } from '@fairground/database/transaction'
import type { PolicyKey } from '@fairground/fair/log/policy'
import { readConsistencyProof } from '@fairground/fair/log/tile-proofs'
import {
  addCheckpointPath,
  formatAddCheckpoint,
  maxRequestBytes,
  parseSize,
  readCosignature,
} from '@fairground/fair/log/witness-protocol'
import { findNewestCheckpoint, insertCosignature, storeWitness } from './queries/checkpoints.ts'
import { findNextPush } from './queries/publishing.ts'
import { tileReader } from './tiles.ts'

const answerMs = 5000
/** Room for the proof and the checkpoint. */
const maxEntryBytes = maxRequestBytes - 65_536

export interface Witness extends PolicyKey {
  readonly url: string
}

export class WitnessRefused extends Error {
  override name = 'WitnessRefused'
}

/**
 * Sends the witness, which cosigned this size last, a newer checkpoint, or the same one to get a fresh cosignature.
 * Returns the size at which the witness is now: its own if it disagrees about the last one.
 */
export const pushCheckpoint = async (
  db: Database,
  memberId: number,
  witness: Witness,
  from: number,
): Promise<number> => {
  const next = await inMember(db, memberId, async tx => {
    const found =
      (await findNextPush(tx, memberId, from, maxEntryBytes)) ?? (await repeatNewest(tx, memberId))
    if (!found) return undefined
    if (found.size < from) throw new WitnessRefused(`the witness has ${from} entries, the log ${found.size}`)
    return { ...found, proof: await readConsistencyProof(from, found.size, tileReader(tx, memberId)) }
  })
  if (!next) return from
  const body = formatAddCheckpoint({
    old: from,
    proof: next.proof,
    checkpoint: next.note,
    entries: next.entries.map(entry => entry.toString('utf8')),
  })
  const response = await fetch(witness.url + addCheckpointPath, {
    method: 'POST',
    body,
    signal: AbortSignal.timeout(answerMs),
  })
  const answer = await response.text()
  if (response.status === 409) {
    const size = parseSize(answer)
    if (size === undefined || size === from) throw new WitnessRefused(`409 ${answer.slice(0, 200)}`)
    return size
  }
  const cosignature = response.ok ? readCosignature(next.note, answer, witness) : undefined
  if (!cosignature) throw new WitnessRefused(`${response.status} ${answer.slice(0, 200)}`)
  await inMember(db, memberId, async tx => {
    const seen = { size: next.size, witness: witness.name, seconds: cosignature.seconds }
    await insertCosignature(tx, memberId, { ...seen, line: cosignature.line })
    await storeWitness(tx, memberId, seen)
  })
  return next.size
}

const repeatNewest = async (tx: Parameters<typeof findNewestCheckpoint>[0], memberId: number) => {
  const newest = await findNewestCheckpoint(tx, memberId)
  return newest && { size: Number(newest.size), note: newest.note, entries: [] }
}
