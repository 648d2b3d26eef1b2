import { inMember, type Tx } from '@fairground/database/transaction'
import { hex } from '@fairground/fair/encoding/bytes'
import { frontierFromBytes, frontierRoot } from '@fairground/fair/crypto/merkle'
import { hashTerms } from '#kinds/terms-hash.ts'
import { findPendingClose } from '#lifecycle/close-queries.ts'
import { findHold } from '#lifecycle/hold-queries.ts'
import { CommandRefused } from '#staff/act.ts'
import { readStaffNames } from '../access/read-staff-names.ts'
import { type OperatorHandler, requireMember } from '../access/operator-handler.ts'
import { readPage } from '../read-page.ts'
import { readDrawn, readSeal } from './read-evidence.ts'
import {
  findDrawn,
  findInstance,
  findOutputs,
  type InstanceDetail,
  type ListedInstance,
  readHistory,
  readInstances,
} from './queries.ts'

/** Games that start when full have no time until then. */
const toTime = (at: number | null): number | null =>
  at === null || !Number.isFinite(at) ? null : Math.floor(at)

const toRow = (row: ListedInstance) => ({
  instanceId: row.instanceId,
  gameId: row.gameId,
  title: row.title,
  status: row.status as 'OPEN',
  sold: row.sold,
  cap: row.cap,
  players: row.players,
  pool: String(row.pool),
  currency: row.currency,
  startAt: toTime(row.startAt),
  registrationEndAt: toTime(row.registrationEndAt),
  isHeld: row.isHeld,
  attempts: row.attempts,
})

export const listInstances: OperatorHandler<'listInstances'> = (
  { after, limit, ...filter },
  caller,
  { db },
) => {
  const { id: memberId } = requireMember(caller)
  return inMember(db, memberId, async tx => {
    const { rows, next } = await readPage(
      { limit },
      count => readInstances(tx, memberId, { ...filter, before: after, limit: count }),
      ({ instanceId }) => instanceId,
    )
    return { instances: rows.map(toRow), next }
  })
}

const noSide = { tickets: null, pool: null, root: null, signedAt: null }

/** Both sides of the close record. The control system signs only a record with its own count, pool and root. */
const readSides = async (tx: Tx, memberId: number, row: InstanceDetail) => {
  const closed = await findPendingClose(tx, memberId, row.instanceId)
  const gaming = {
    tickets: row.sold,
    pool: String(row.pool),
    root: hex(frontierRoot(frontierFromBytes(new Uint8Array(row.frontier)))),
    signedAt: closed ? Math.floor(closed.closed_at) : null,
  }
  const control =
    closed?.control_signature && closed.control_at !== null
      ? {
          tickets: closed.tree_size,
          pool: String(closed.pool),
          root: closed.root.toString('hex'),
          signedAt: Math.floor(closed.control_at),
        }
      : noSide
  return { gaming, control, beaconRound: closed ? Number(closed.round) : null }
}

interface StoredTier {
  readonly name: string
  readonly winners: number
  readonly paid: string | number
}

export const getInstance: OperatorHandler<'getInstance'> = ({ instanceId }, caller, { db }) => {
  const { id: memberId } = requireMember(caller)
  return inMember(db, memberId, async tx => {
    const row = await findInstance(tx, memberId, instanceId)
    if (!row) throw new CommandRefused(`there is no instance ${instanceId}`)
    const { gaming, control, beaconRound } = await readSides(tx, memberId, row)
    const { tiers, hasBeacon } = await findDrawn(tx, memberId, instanceId)
    const hold = await findHold(tx, memberId, instanceId)
    const toName = await readStaffNames(tx, [hold?.held_by, hold?.approved_by])
    const outputs = await findOutputs(tx, memberId, instanceId)
    const { rulesHash, prizeTableHash } = hashTerms(row)
    const history = await readHistory(tx, memberId, instanceId)
    return {
      instance: {
        ...toRow(row),
        price: String(row.price),
        fee: String(row.fee),
        closedAt: toTime(row.closedAt),
        endAt: toTime(row.endAt),
        dueAt: Math.floor(row.dueAt),
        lastError: row.lastError,
        rulesHash: hex(rulesHash),
        prizeTableHash: hex(prizeTableHash),
      },
      gaming,
      control,
      isEqual:
        gaming.tickets === control.tickets && gaming.pool === control.pool && gaming.root === control.root,
      beaconRound,
      hasBeacon,
      tiers: ((tiers ?? []) as readonly StoredTier[]).map(({ name, winners, paid }) => ({
        name,
        winners,
        sum: String(paid),
      })),
      seal: await readSeal(tx, memberId, instanceId),
      drawn: await readDrawn(tx, memberId, row),
      differences: outputs ? { platform: outputs.platform_output, control: outputs.control_output } : null,
      hold: hold
        ? {
            reason: hold.reason,
            heldBy: hold.held_by,
            heldByName: toName(hold.held_by),
            approvedBy: hold.approved_by,
            approvedByName: toName(hold.approved_by),
          }
        : null,
      history: history.map(({ at, kind, facts }) => ({ at: Math.floor(at), kind, facts })),
    }
  })
}
