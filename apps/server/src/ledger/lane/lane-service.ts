import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { type Broker, encode } from '#platform/broker/broker.ts'
import { laneReturned, laneSubjects, laneTaken, outboxWritten } from '#platform/broker/subjects.ts'
import { failpoint } from '#platform/failpoint.ts'
import type { Log } from '#platform/log.ts'
import { mayBeSentAs } from '#ledger/command-classes.ts'
import type { CommandTools } from '#ledger/command-tools.ts'
import { assignOperators } from './assign-operators.ts'
import { hasValidDeadline } from './deadline.ts'
import type { LaneKeys } from './lane-keys.ts'
import { createMessageOpener } from './open-message.ts'
import { Lane } from './lane.ts'
import { createRefusedKeys, type RefusedKeys } from './refused-keys.ts'
import { receiveCommands } from './receive-commands.ts'
import { leaseMs, renewEveryMs, returnLease, takeLease } from './lease.ts'
import { endProcess, keepProcess, renewLeases } from './process-leases.ts'
import { withMemberClient } from '#ledger/member-client.ts'

export interface LaneServiceOptions {
  readonly pool: Pool
  readonly broker: Broker
  readonly log: Log
  readonly tools: CommandTools
  /** The keys of every class. */
  readonly keys: LaneKeys
  readonly observe: (commands: number, seconds: number) => void
}

interface HeldLane {
  readonly lane: Lane
  readonly epoch: bigint
  readonly unsubscribe: () => void
}

/** A process that has this many lanes to take or to hand over does so for some of them at a time. */
const parallelChanges = 4
/** Leases are renewed between two passes. */
const changesPerPass = 100
const nextPassMs = 20
/** How long a process serves a lane whose own process is alive and does not take it. */
const keepForeignMs = 30_000

/**
 * Serves this process' share of the operators until stopped. All lane processes share the operators; each one hands over
 * the lanes that belong to another one and takes those of a process that ended.
 */
export const startLanes = ({ pool, broker, log, tools, keys, observe }: LaneServiceOptions) => {
  const owner = randomUUID()
  const held = new Map<number, HeldLane>()
  /** Kept when a lane is lost, because this process may serve it again. */
  const refusedKeys = new Map<number, RefusedKeys>()
  /** When this process first saw a lane of another process' share without a holder. */
  const unservedSince = new Map<number, number>()
  /** Lanes of another process' share that this one serves until this time. */
  const foreignUntil = new Map<number, number>()
  const renewing = new Map<number, Promise<void>>()
  const stopping = new AbortController()
  const isStopping = () => stopping.signal.aborted

  const release = async (memberId: number): Promise<void> => {
    const current = held.get(memberId)
    if (!current) return
    held.delete(memberId)
    current.unsubscribe()
    await current.lane.stop()
  }

  const serve = (memberId: number, epoch: bigint): void => {
    const laneLog = log.child({ memberId })
    const refused = refusedKeys.get(memberId) ?? createRefusedKeys()
    refusedKeys.set(memberId, refused)
    const lane = new Lane({
      pool,
      memberId,
      epoch,
      tools,
      refused,
      observe,
      log: laneLog,
      onCommitted: () => broker.publish(outboxWritten, memberId),
      onLost: () => void release(memberId),
    })
    const open = createMessageOpener(keys, memberId)
    const subscription = broker.subscribe(laneSubjects(memberId), message => {
      const opened = open(message.subject, message.data, Date.now())
      if ('refused' in opened) {
        laneLog.warn({ subject: message.subject, reason: opened.refused }, 'message to the lane refused')
        return void message.respond(encode(opened.refused))
      }
      receiveCommands(opened.commands, {
        lane,
        log: laneLog,
        mayBeSent: command =>
          mayBeSentAs(opened.commandClass, command) &&
          (opened.commandClass !== 'play' || hasValidDeadline(command, opened.sentAt)),
        respond: replies => void message.respond(encode(replies)),
      })
    })
    held.set(memberId, { lane, epoch, unsubscribe: () => subscription.unsubscribe() })
    broker.publish(laneTaken, memberId)
    log.info({ memberId, epoch: Number(epoch) }, 'lane taken')
  }

  const takeOrRenew = (memberId: number): Promise<bigint | undefined> =>
    withMemberClient(pool, memberId, client => takeLease(client, memberId, owner))

  /** Waits for the batch that holds the row of the lane. The other lanes do not. */
  const renewBusy = async (memberId: number): Promise<void> => {
    try {
      const epoch = await takeOrRenew(memberId)
      if (held.get(memberId)?.epoch !== epoch) await release(memberId)
    } catch (error) {
      log.warn({ err: error, memberId }, 'lease renewal failed')
    }
    renewing.delete(memberId)
  }

  const take = async (memberId: number): Promise<void> => {
    const epoch = await takeOrRenew(memberId)
    if (epoch === undefined || held.has(memberId) || isStopping()) return
    failpoint('lane.takeover')
    serve(memberId, epoch)
  }

  /** Ends the current batch and returns the lease. Commands that wait are sent again to the next holder. */
  const giveBack = async (memberId: number): Promise<void> => {
    await release(memberId)
    // A renewal that still waits for the row would take the lease again.
    await renewing.get(memberId)
    await withMemberClient(pool, memberId, client => returnLease(client, memberId, owner))
    broker.publish(laneReturned, memberId)
  }

  const changeInParallel = async (
    memberIds: readonly number[],
    change: (memberId: number) => Promise<void>,
  ): Promise<void> => {
    const waiting = [...memberIds]
    const run = async (): Promise<void> => {
      for (let id = waiting.shift(); id !== undefined; id = waiting.shift())
        await change(id).catch((error: unknown) =>
          log.warn({ err: error, memberId: id }, 'lane not taken or returned'),
        )
    }
    await Promise.all(Array.from({ length: parallelChanges }, run))
  }

  const isMine = (share: ReadonlyMap<number, string>, memberId: number): boolean => {
    if (share.get(memberId) === owner) return true
    // Its process is alive, but does not serve it.
    const since = unservedSince.get(memberId) ?? performance.now()
    unservedSince.set(memberId, since)
    if (performance.now() - since < leaseMs) return false
    foreignUntil.set(memberId, performance.now() + keepForeignMs)
    return true
  }

  /** Renews what this process holds, then moves towards the even share. Returns false if lanes are left to take. */
  const balance = async (): Promise<boolean> => {
    const processes = await keepProcess(pool, owner)
    const lanes = await renewLeases(pool, owner)
    const share = assignOperators(
      lanes.map(({ memberId }) => memberId),
      processes,
    )
    for (const { memberId, epoch, held: isHeld, renewed } of lanes) {
      const current = held.get(memberId)
      if (!current) continue
      if (!isHeld || epoch !== current.epoch) await release(memberId)
      else if (!renewed && !renewing.has(memberId)) renewing.set(memberId, renewBusy(memberId))
    }
    const free = lanes.filter(lane => lane.free || (lane.held && !held.has(lane.memberId)))
    for (const memberId of unservedSince.keys())
      if (!free.some(lane => lane.memberId === memberId)) unservedSince.delete(memberId)
    const mayKeep = (memberId: number) => (foreignUntil.get(memberId) ?? 0) > performance.now()
    const toGive = lanes
      .filter(lane => lane.held || held.has(lane.memberId))
      .map(({ memberId }) => memberId)
      .filter(memberId => share.get(memberId) !== owner && !mayKeep(memberId))
    const toTake = free.map(({ memberId }) => memberId).filter(memberId => isMine(share, memberId))
    await changeInParallel(toGive.slice(0, changesPerPass), giveBack)
    await changeInParallel(toTake.slice(0, changesPerPass), take)
    return Math.max(toGive.length, toTake.length) <= changesPerPass
  }

  let isWoken = false
  let wake: () => void = () => undefined
  const pause = (ms: number) =>
    new Promise<void>(resolve => {
      const timer = setTimeout(resolve, isWoken ? 0 : ms)
      wake = () => {
        isWoken = true
        clearTimeout(timer)
        resolve()
      }
    })
  const returned = broker.subscribe(laneReturned, () => {
    isWoken = true
    wake()
  })

  const loop = (async () => {
    while (!isStopping()) {
      isWoken = false
      const isBalanced = await balance().catch((error: unknown) => {
        log.warn({ err: error }, 'lease renewal failed')
        return true
      })
      if (!isStopping()) await pause(isBalanced ? renewEveryMs : nextPassMs)
    }
  })()

  return {
    holds: (): number[] => [...held.keys()],
    async stop(): Promise<void> {
      stopping.abort()
      wake()
      returned.unsubscribe()
      await loop
      await endProcess(pool, owner).catch(() => undefined)
      await changeInParallel([...held.keys()], giveBack)
    },
  }
}
