import { databaseNow, type Tx } from '@fairground/database/transaction'
import { hex } from '@fairground/fair/encoding/bytes'
import type { LogPolicy } from '@fairground/fair/log/policy'
import type { LogProof } from '@fairground/fair/log/seen-in-time'
import { readInclusionProof } from '@fairground/fair/log/tile-proofs'
import { readPolicy } from './policy.ts'
import {
  countWitnessesSince,
  findCheckpointInTime,
  findNewestCheckpoint,
  findNewestCosigned,
  readCosignedNote,
} from './queries/checkpoints.ts'
import { tileReader } from './tiles.ts'

/** Cosignature times are whole seconds, so two seconds prove that one has truly passed. */
const marginSeconds = 2

/**
 * Where the entry is in the log, with the newest checkpoint that a quorum cosigned, or else the newest one. Undefined
 * until a checkpoint covers the entry.
 */
export const findLogProof = async (
  tx: Tx,
  memberId: number,
  index: number,
): Promise<LogProof | undefined> => {
  const size = await findCosignedSize(tx, memberId, index)
  return size === undefined ? undefined : readProof(tx, memberId, index, size)
}

/** Whether a quorum of witnesses cosigned a checkpoint that covers the entry. */
export const isCosigned = async (tx: Tx, memberId: number, index: number): Promise<boolean> => {
  const wanted = { index, ...toQuorum(await readPolicy(tx, memberId)) }
  return (await findNewestCosigned(tx, memberId, wanted)) !== undefined
}

/** The size of the newest checkpoint that a quorum cosigned, or else of the newest one, if it covers the entry. */
export const findCosignedSize = async (
  tx: Tx,
  memberId: number,
  index: number,
): Promise<number | undefined> => {
  const wanted = { index, ...toQuorum(await readPolicy(tx, memberId)) }
  const cosigned = await findNewestCosigned(tx, memberId, wanted)
  if (cosigned !== undefined) return cosigned
  const newest = await findNewestCheckpoint(tx, memberId)
  return newest && newest.size > index ? Number(newest.size) : undefined
}

/**
 * The proof that a quorum of witnesses saw the entry in time for the deadline, with the first checkpoint that shows it.
 * Undefined if they did not, or not yet.
 */
export const findSeenInTime = async (
  tx: Tx,
  memberId: number,
  index: number,
  deadlineMs: number,
): Promise<LogProof | undefined> => {
  const seconds = Math.floor(deadlineMs / 1000 - marginSeconds)
  return findSeenUnder(tx, memberId, index, await readPolicy(tx, memberId), seconds)
}

/** The same under another policy than the one in force, up to this second. */
export const findSeenUnder = async (
  tx: Tx,
  memberId: number,
  index: number,
  policy: LogPolicy,
  seconds: number,
): Promise<LogProof | undefined> => {
  const size = await findCheckpointInTime(tx, memberId, { index, seconds, ...toQuorum(policy) })
  return size === undefined ? undefined : readProof(tx, memberId, index, size)
}

/** Whether a quorum of witnesses has cosigned within this time. A draw closes only then. */
export const isQuorumFresh = async (tx: Tx, memberId: number, maxAgeMs: number): Promise<boolean> => {
  const { witnesses, quorum } = toQuorum(await readPolicy(tx, memberId))
  if (quorum === 0) return true
  const since = Math.floor(((await databaseNow(tx)) - maxAgeMs) / 1000)
  return (await countWitnessesSince(tx, memberId, witnesses, since)) >= quorum
}

const toQuorum = ({ witnesses, quorum }: LogPolicy) => ({
  witnesses: witnesses.map(witness => witness.name),
  quorum,
})

const readProof = async (tx: Tx, memberId: number, index: number, size: number): Promise<LogProof> => ({
  index,
  path: (await readInclusionProof(index, size, tileReader(tx, memberId))).map(hex),
  checkpoint: await readCosignedNote(tx, memberId, size),
})
