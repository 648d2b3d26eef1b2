import { inMember, type Tx } from '@fairground/database/transaction'
import { hex } from '@fairground/fair/encoding/bytes'
import { frontierFromBytes, frontierRoot } from '@fairground/fair/crypto/merkle'
import { hashTerms } from '#kinds/terms-hash.ts'
import { findPendingClose } from '#lifecycle/close-queries.ts'
import { findHold } from '#lifecycle/hold-queries.ts'
import { CommandRefused } from '#staff/act.ts'
import { type OperatorHandler, requireMember } from '../access/operator-handler.ts'
import {
  findDrawn,
  findInstance,
  findOutputs,
  type InstanceDetail,
  type ListedInstance,
  readHistory,
  readInstances,
} from './queries.ts'

const defaultLimit = 50

/** Games that start when full have no time until then. */
const toTime = (at: number | null): number | null =>
  at === null || !Number.isFinite(at) ? null : Math.floor(at)

const toRow = (row: ListedInstance) => ({
  instanceId: row.instanceId,
  gameId: row.gameId,
  title: row.title,
  status: row.status as 'OPEN',
  sold: row.sold,
  players: row.players,
  pool: String(row.pool),
  currency: row.currency,
  startAt: toTime(row.startAt),
  registrationEndAt: toTime(row.registrationEndAt),
  isHeld: row.isHeld,
  attempts: row.attempts,
})

export const listInstances: OperatorHandler<'listInstances'> = (
  { gameId, status, before, limit },
  caller,
  { db },
) => {
  const { id: memberId } = requireMember(caller)
  const count = limit ?? defaultLimit
  return inMember(db, memberId, async tx => {
    const rows = await readInstances(tx, memberId, { gameId, status, before, limit: count + 1 })
    const instances = rows.slice(0, count).map(toRow)
    return { instances, next: rows.length > count ? instances.at(-1)!.instanceId : null }
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
    const outputs = await findOutputs(tx, memberId, instanceId)
    const { rulesHash, prizeTableHash } = hashTerms(row)
    const history = await readHistory(tx, memberId, instanceId)
    return {
      instance: {
        ...toRow(row),
        price: String(row.price),
        fee: String(row.fee),
        cap: row.cap,
        closedAt: toTime(row.closedAt),
        endAt: toTime(row.endAt),
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
      differences: outputs ? { platform: outputs.platform_output, control: outputs.control_output } : null,
      hold: hold ? { reason: hold.reason, heldBy: hold.held_by, approvedBy: hold.approved_by } : null,
      history: history.map(({ at, kind, facts }) => ({ at: Math.floor(at), kind, facts })),
    }
  })
}
