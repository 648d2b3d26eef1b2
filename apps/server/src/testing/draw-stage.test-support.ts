import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inMember } from '@fairground/database/transaction'
import { roundTime } from '@fairground/fair/beacon/beacon'
import { createBeaconClient } from '#beacon/client.ts'
import { type Control, noControl } from '#control/control.ts'
import { nextStep } from '#draws/next-step.ts'
import { publishGame } from '#draws/publish-game.ts'
import { settleOrganizer } from '#draws/settle-organizer.ts'
import type { DueInstance, Organizer, OrganizerDeps } from '#lifecycle/organizer.ts'
import { findGame } from '#lifecycle/queries.ts'
import { createLaneClient } from '#ledger/lane/lane-client.ts'
import { startLanes } from '#ledger/lane/lane-service.ts'
import { startPublisher } from '#public-log/publisher.ts'
import { createSender, createSignerClient } from '#signer/client.ts'
import { startSigner } from '#signer/server.ts'
import { readSignerSettings } from '#platform/signer-settings.ts'
import { atTime } from './at-time.test-support.ts'
import type { Books } from './books.test-support.ts'
import { startLocalBeacon } from './local-beacon.test-support.ts'
import { quietLog } from './quiet-log.test-support.ts'
import { testPlatformKey, testTools } from './take-lane.test-support.ts'
import { testLaneKeys } from '#testing/test-lane-keys.test-support.ts'
import { testBroker } from './test-broker.test-support.ts'
import { until } from './until.test-support.ts'

/** These tests set the time of the process, also back, which the signer's own clock refuses. */
const settableClock = { beaconRound: 0, driftMs: 0, refresh: async () => undefined, check: () => undefined }

/** A control system. The signer knows its key. */
interface StageControl {
  readonly publicKey: string
  connect(stage: { readonly signerKey: string; readonly beacon: Beacon }): Promise<Control>
}

interface StageOptions {
  readonly chainLength?: number
  readonly control?: StageControl
  /** Starts a second signer, which copies the log of the first one. */
  readonly standby?: boolean
}

type Beacon = Awaited<ReturnType<typeof startLocalBeacon>>

interface StageSigner {
  readonly folder: string
  readonly beacon: Beacon
  readonly controlKeys: readonly string[]
  readonly chainLength: number | undefined
  /** The folder of the other signer. */
  readonly other?: string | undefined
  readonly standby?: boolean
}

const findSocket = (folder: string) => ({ socket: join(folder, 'signer.sock') })

export const startStageSigner = ({ folder, beacon, controlKeys, chainLength, other, standby }: StageSigner) =>
  startSigner({
    settings: {
      ...readSignerSettings({ FAIRGROUND_SIGNER_FOLDER: folder }),
      beaconUrls: [beacon.url],
      controlKeys,
      other: other === undefined ? undefined : findSocket(other),
      otherTimeoutMs: 30_000,
      standby: standby ?? false,
    },
    beacon: beacon.chain,
    log: quietLog,
    clock: settableClock,
    ...(chainLength === undefined ? {} : { chainLength }),
  })

/** Starts the standby with the secrets of the first signer and waits until it has a copy of the log. */
const startStandby = async (first: string, signer: StageSigner) => {
  mkdirSync(signer.folder)
  copyFileSync(join(first, 'secrets'), join(signer.folder, 'secrets'))
  const standby = await startStageSigner({ ...signer, other: first, standby: true })
  const send = createSender(findSocket(first), undefined, 10_000)
  await until('the standby has caught up', async () => !(await send('status', {})).solo)
  return standby
}

/** All services of a draw: a lane behind the broker, a signer on its socket, a beacon on its port and the public log. */
export const openDrawStage = async (
  books: Books,
  { chainLength, control, standby: hasStandby = false }: StageOptions = {},
) => {
  const { memberId, gameId } = books
  const folder = mkdtempSync(join(tmpdir(), 'draws-'))
  const standbyFolder = join(folder, 'standby')
  const beacon = await startLocalBeacon()
  const signing = { beacon, controlKeys: control ? [control.publicKey] : [], chainLength }
  const signer = await startStageSigner({
    ...signing,
    folder,
    other: hasStandby ? standbyFolder : undefined,
  })
  const standby = hasStandby && (await startStandby(folder, { ...signing, folder: standbyFolder }))
  const addresses = [folder, ...(hasStandby ? [standbyFolder] : [])].map(findSocket)
  const broker = await testBroker()
  const { pool } = books.app
  const lanes = startLanes({
    pool,
    broker,
    log: quietLog,
    tools: testTools,
    keys: testLaneKeys,
    observe: () => undefined,
  })
  const publisher = startPublisher({
    db: books.app.db,
    settings: { keyFolder: folder, siteAddress: 'http://{host}', witnessPolicy: 'quorum none\n' },
    log: quietLog,
    observeLag: () => undefined,
  })
  const signerClient = createSignerClient({ addresses, timeoutMs: 10_000 })
  const { signerKey } = await signerClient.call('openChain', { game: `${memberId}/${gameId}` })
  const deps: OrganizerDeps = {
    db: books.app.db,
    lane: createLaneClient(broker, testLaneKeys),
    signer: signerClient,
    control: control ? await control.connect({ signerKey, beacon }) : noControl,
    beacon: createBeaconClient(beacon.chain, [beacon.url], 10_000),
    platformKey: testPlatformKey,
    log: quietLog,
    observeFailure: () => undefined,
    // Tests set this clock with `atTime`.
    readTime: () => Promise.resolve(Date.now()),
  }
  await until('the lane is held', () => lanes.holds().includes(memberId))
  const findPolicy = () => books.rows('SELECT FROM log_policy WHERE member_id = $1', [memberId])
  await until('the public log is open', async () => (await findPolicy()).length > 0)
  const game = await inMember(deps.db, memberId, tx => findGame(tx, memberId, gameId))
  await publishGame(deps, memberId, game)

  const due = (id: number): Promise<DueInstance> =>
    books.one<DueInstance & Record<string, unknown>>(
      'SELECT member_id AS "memberId", id, game_id AS "gameId", status, attempts FROM game_instance WHERE id = $1',
      [id],
    )
  /** Takes the next step of the instance, like a worker. */
  const step = async (id: number, using: OrganizerDeps = deps): Promise<Organizer> => {
    const claimed = await due(id)
    const organizer = await nextStep(using, claimed)
    await waitForCheckpoint(id)
    await organizer(using, claimed)
    // The first run appended the result to the log. The record needs a checkpoint that covers it.
    if (organizer === settleOrganizer && (await due(id)).status === 'STARTED') return step(id, using)
    return organizer
  }
  /** Waits until a checkpoint covers the entries of the instance in the public log, if it has any. */
  const waitForCheckpoint = (id: number) =>
    until('a checkpoint', async () => {
      const [row] = await books.rows<{ covered: boolean }>(
        `SELECT coalesce(max(k.size), 0) > coalesce(greatest(
                  (SELECT max(log_index) FROM countersigned_close WHERE instance_id = $1),
                  (SELECT log_index FROM logged_result WHERE instance_id = $1)), -1) AS covered
           FROM log_checkpoint k WHERE k.member_id = $2`,
        [id, memberId],
      )
      return row!.covered
    })
  /** The time at which the committed beacon round is published. Tests set the clocks of beacon, signer and worker to it. */
  const beaconRoundTime = async (id: number): Promise<number> => {
    const { round } = await books.one<{ round: bigint }>(
      'SELECT round FROM draw_commit WHERE instance_id = $1',
      [id],
    )
    return roundTime(beacon.chain, Number(round)) + 1
  }
  let stopping: Promise<void> | undefined
  const stopSigner = () => (stopping ??= signer.stop())
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
    /** The folder of the signer. */
    folder,
    standbyFolder,
    stopSigner,
    /** Whether the signer has countersigned the close record. */
    isSealed: async (id: number): Promise<boolean> =>
      (await books.rows('SELECT FROM countersigned_close WHERE instance_id = $1', [id])).length > 0,
    status: async (id: number) => (await due(id)).status,
    /** Takes all steps to the end and sets the clock so that each next step is due. */
    async finish(id: number, take: () => Promise<unknown> = () => step(id)): Promise<void> {
      for (let steps = 0; (await due(id)).status !== 'ENDED'; steps++) {
        if (steps > 20) throw new Error(`instance ${id} does not end`)
        await makeDue(id)
        await waitForCheckpoint(id)
        const commits = await books.rows('SELECT FROM draw_commit WHERE instance_id = $1', [id])
        if (commits.length > 0) await atTime(await beaconRoundTime(id), take)
        else await take()
      }
    },
    async close(): Promise<void> {
      await publisher.stop()
      await lanes.stop()
      await broker.close()
      await stopSigner()
      if (standby) await standby.stop()
      await beacon.stop()
      rmSync(folder, { recursive: true })
    },
  }
}

export type DrawStage = Awaited<ReturnType<typeof openDrawStage>>
