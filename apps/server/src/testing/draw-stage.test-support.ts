import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unhex } from '@fairground/fair/encoding/bytes'
import { roundTime } from '@fairground/fair/beacon/beacon'
import { createBeaconClient } from '#beacon/client.ts'
import { nextStep } from '#draws/next-step.ts'
import type { DueInstance, Organizer, OrganizerDeps } from '#lifecycle/organizer.ts'
import { openSigningKey } from '#platform/keys.ts'
import { createLaneClient } from '#ledger/lane/lane-client.ts'
import { startLanes } from '#ledger/lane/lane-service.ts'
import { createSignerClient } from '#signer/client.ts'
import { startSigner } from '#signer/server.ts'
import { atTime } from './at-time.test-support.ts'
import type { Books } from './books.test-support.ts'
import { startLocalBeacon } from './local-beacon.test-support.ts'
import { quietLog } from './quiet-log.test-support.ts'
import { testTools } from './take-lane.test-support.ts'
import { testBroker } from './test-broker.test-support.ts'
import { until } from './until.test-support.ts'

/** All services of a draw: a lane behind the broker, a signer on its socket and a beacon on its port. */
export const openDrawStage = async (books: Books) => {
  const { memberId, gameId } = books
  const folder = mkdtempSync(join(tmpdir(), 'draws-'))
  const socket = join(folder, 'signer.sock')
  const beacon = await startLocalBeacon()
  const signer = await startSigner({ folder, socket, beacon: beacon.chain, log: quietLog })
  const broker = await testBroker()
  const { pool } = books.app
  const lanes = startLanes({ pool, broker, log: quietLog, tools: testTools, observe: () => undefined })
  const deps: OrganizerDeps = {
    db: books.app.db,
    lane: createLaneClient(broker),
    signer: createSignerClient(socket, 10_000),
    beacon: createBeaconClient(beacon.chain, [beacon.url], 10_000),
    platformKey: openSigningKey(folder, 'platform'),
    log: quietLog,
    observeFailure: () => undefined,
  }
  const { anchor } = await deps.signer.call('openChain', { game: `${memberId}/${gameId}` })
  await books.rows('UPDATE game SET chain_anchor = $2 WHERE member_id = $1', [
    memberId,
    Buffer.from(unhex(anchor)),
  ])
  await until('the lane is held', () => lanes.holds().includes(memberId))

  const due = (id: number): Promise<DueInstance> =>
    books.one<DueInstance & Record<string, unknown>>(
      'SELECT member_id AS "memberId", id, game_id AS "gameId", status, attempts FROM game_instance WHERE id = $1',
      [id],
    )
  /** Takes the next step of the instance, like a worker. */
  const step = async (id: number, using: OrganizerDeps = deps): Promise<Organizer> => {
    const claimed = await due(id)
    const organizer = await nextStep(using, claimed)
    await organizer(using, claimed)
    return organizer
  }
  /** The time at which the committed beacon round is published. Tests set the clocks of beacon, signer and worker to it. */
  const beaconRoundTime = async (id: number): Promise<number> => {
    const { round } = await books.one<{ round: bigint }>(
      'SELECT round FROM draw_commit WHERE instance_id = $1',
      [id],
    )
    return roundTime(beacon.chain, Number(round)) + 1
  }
  const makeDue = (id: number) =>
    books.rows(
      `UPDATE game_instance SET due_at = least(due_at, clock_timestamp()), reg_end = least(reg_end, clock_timestamp()),
              start_at = least(start_at, clock_timestamp()) WHERE id = $1`,
      [id],
    )
  return {
    deps,
    beacon,
    due,
    step,
    beaconRoundTime,
    makeDue,
    status: async (id: number) => (await due(id)).status,
    /** Takes all steps to the end and sets the clock so that each next step is due. */
    async finish(id: number, take: () => Promise<unknown> = () => step(id)): Promise<void> {
      for (let steps = 0; (await due(id)).status !== 'ENDED'; steps++) {
        if (steps > 20) throw new Error(`instance ${id} does not end`)
        await makeDue(id)
        const commits = await books.rows('SELECT FROM draw_commit WHERE instance_id = $1', [id])
        if (commits.length > 0) await atTime(await beaconRoundTime(id), take)
        else await take()
      }
    },
    async close(): Promise<void> {
      await lanes.stop()
      await broker.close()
      await signer.stop()
      await beacon.stop()
      rmSync(folder, { recursive: true })
    },
  }
}

export type DrawStage = Awaited<ReturnType<typeof openDrawStage>>
