import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { type Broker, encode } from '#platform/broker/broker.ts'
import { laneSubjects, laneTaken, outboxWritten } from '#platform/broker/subjects.ts'
import { failpoint } from '#platform/failpoint.ts'
import { pause } from '#platform/pause.ts'
import type { Log } from '#platform/log.ts'
import { mayBeSentAs } from '#ledger/command-classes.ts'
import type { CommandTools } from '#ledger/command-tools.ts'
import { hasValidDeadline } from './deadline.ts'
import type { LaneKeys } from './lane-keys.ts'
import { createMessageOpener } from './open-message.ts'
import { Lane } from './lane.ts'
import { createRefusedKeys, type RefusedKeys } from './refused-keys.ts'
import { receiveCommands } from './receive-commands.ts'
import { renewEveryMs, returnLease, takeLease } from './lease.ts'
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

/** Leases the lanes of as many operators as it can get and serves their commands until stopped. */
export const startLanes = ({ pool, broker, log, tools, keys, observe }: LaneServiceOptions) => {
  const owner = randomUUID()
  const held = new Map<number, HeldLane>()
  /** Kept when a lane is lost, because this process may serve it again. */
  const refusedKeys = new Map<number, RefusedKeys>()
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

  const renew = async (memberId: number): Promise<void> => {
    const epoch = await withMemberClient(pool, memberId, client => takeLease(client, memberId, owner))
    const current = held.get(memberId)
    if (current && current.epoch !== epoch) await release(memberId)
    if (epoch === undefined || held.has(memberId) || isStopping()) return
    failpoint('lane.takeover')
    serve(memberId, epoch)
  }

  const renewAll = async (): Promise<void> => {
    const { rows } = await pool.query<{ id: number }>('SELECT id FROM member ORDER BY id')
    for (const { id } of rows) await renew(id)
  }

  const loop = (async () => {
    while (!isStopping()) {
      await renewAll().catch((error: unknown) => log.warn({ err: error }, 'lease renewal failed'))
      await pause(renewEveryMs, stopping)
    }
  })()

  return {
    holds: (): number[] => [...held.keys()],
    async stop(): Promise<void> {
      stopping.abort()
      await loop
      for (const memberId of held.keys()) {
        await release(memberId)
        await withMemberClient(pool, memberId, client => returnLease(client, memberId, owner)).catch(
          () => undefined,
        )
      }
    },
  }
}
