import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { type Broker, decode, encode } from '#broker/broker.ts'
import { laneSubject, laneTaken, outboxWritten } from '#broker/subjects.ts'
import { failpoint } from '#failpoint.ts'
import type { Log } from '#log.ts'
import type { AnyCommand, CommandTools, LaneReply } from './command.ts'
import { Lane } from './lane.ts'
import { renewEveryMs, returnLease, takeLease } from './lease.ts'
import { inMemberClient } from './member-client.ts'

export interface LaneServiceOptions {
  readonly pool: Pool
  readonly broker: Broker
  readonly log: Log
  readonly tools: CommandTools
  readonly observe: (commands: number, seconds: number) => void
}

interface Held {
  readonly lane: Lane
  readonly epoch: bigint
  readonly leave: () => void
}

/** Leases the lanes of as many members as it can get and serves their commands until stopped. */
export const startLanes = ({ pool, broker, log, tools, observe }: LaneServiceOptions) => {
  const owner = randomUUID()
  const held = new Map<number, Held>()
  let stopping = false

  const release = async (memberId: number): Promise<void> => {
    const had = held.get(memberId)
    if (!had) return
    held.delete(memberId)
    had.leave()
    await had.lane.stop()
  }

  const serve = (memberId: number, epoch: bigint): void => {
    const lane = new Lane({
      pool,
      memberId,
      epoch,
      tools,
      observe,
      log: log.child({ memberId }),
      onCommitted: () => broker.publish(outboxWritten, memberId),
      onLost: () => void release(memberId),
    })
    const subscription = broker.subscribe(laneSubject(memberId), message => {
      const commands = decode(message.data) as AnyCommand[]
      const replies: LaneReply<unknown>[] = []
      let missing = commands.length
      commands.forEach((command, i) =>
        lane.ask(command, reply => {
          replies[i] = reply
          missing -= 1
          if (missing === 0) message.respond(encode(replies))
        }),
      )
    })
    held.set(memberId, { lane, epoch, leave: () => subscription.unsubscribe() })
    broker.publish(laneTaken, memberId)
    log.info({ memberId, epoch: Number(epoch) }, 'lane taken')
  }

  const renew = async (memberId: number): Promise<void> => {
    const epoch = await inMemberClient(pool, memberId, client => takeLease(client, memberId, owner))
    const had = held.get(memberId)
    if (had && had.epoch !== epoch) await release(memberId)
    if (epoch === undefined || held.has(memberId) || stopping) return
    failpoint('lane.takeover')
    serve(memberId, epoch)
  }

  const round = async (): Promise<void> => {
    const { rows } = await pool.query<{ id: number }>('SELECT id FROM member ORDER BY id')
    for (const { id } of rows) await renew(id)
  }

  const loop = (async () => {
    while (!stopping) {
      await round().catch((error: unknown) => log.warn({ err: error }, 'could not renew the leases'))
      await new Promise(resolve => setTimeout(resolve, renewEveryMs))
    }
  })()

  return {
    holds: (): number[] => [...held.keys()],
    async stop(): Promise<void> {
      stopping = true
      await loop
      for (const memberId of held.keys()) {
        await release(memberId)
        await inMemberClient(pool, memberId, client => returnLease(client, memberId, owner)).catch(
          () => undefined,
        )
      }
    },
  }
}
