import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileOfText } from '@fairground/fair/draw-file'
import { replayOf } from '@fairground/server/draws/replay.test-support'
import { seed } from '@fairground/testkit/demo/seed'
import { diedAt, type Stack, startStack } from '@fairground/testkit/stack/stack'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditLines } from './audit-lines.ts'
import { drawProblems } from './check-draws.ts'
import { planDeaths, planLaneDeaths } from './kind-deaths.ts'
import { createDriver } from './kind-driver.ts'
import { drawnGames, kindBalance, kindMember } from './kind-world.ts'
import { asOwner } from './owner-query.ts'
import { missedDrawFaults } from './plant-draw-faults.ts'
import { buyEach, logIn } from './play-kinds.ts'
import { type Published, publishedRecord } from './published-record.ts'
import { seededRandom } from './seeded-random.ts'

const folder = join(import.meta.dirname, '..', '..', '.run', `kinds-${process.pid}`)
const full = process.env['FAULTS_FULL'] === '1'
const seedNumber = Number(process.env['FAULTS_SEED'] ?? Date.now() % 1_000_000)
const patienceMs = full ? 3_600_000 : 900_000

let stack: Stack
let driver: ReturnType<typeof createDriver>

beforeAll(async () => {
  const environment = { FAIRGROUND_RATE_FACTOR: '1000', FAIRGROUND_LOG_LEVEL: 'warn' }
  stack = await startStack({ folder, durable: false, environment })
  const { ownerUrl, natsUrl } = stack
  driver = createDriver(ownerUrl, patienceMs / 2)
  await seed({ ownerUrl, natsUrl, members: [kindMember], crowd: 3, balance: kindBalance })
  await driver.putDecks()
  await driver.until('every game is on sale', async () => {
    return (await driver.lastRuns()).length === drawnGames.length
  })
}, 180_000)

afterAll(async () => {
  await stack?.stop()
  rmSync(folder, { recursive: true, force: true })
}, 60_000)

it('every kind, killed at every step of its draw: one result, each prize paid once, and a record that proves it', {
  timeout: patienceMs,
}, async () => {
  const random = seededRandom(seedNumber)
  const runs = await driver.plannedRuns()
  const drawn = runs.filter(run => !run.isDeck).map(run => run.id)
  const decks = runs.filter(run => run.isDeck).map(run => run.id)
  const deaths = planDeaths(runs, full, random)
  const laneDeaths = planLaneDeaths(runs, full, random)
  const points = deaths.map(({ point, id }) => `${point}@${id}`)
  stack.arm(points)
  await Promise.all([stack.processes.worker.kill(), stack.processes.signer.kill()])

  driver.watchAs(await logIn(stack.port, 'rowan'))
  for (const id of laneDeaths) driver.hold(id)
  const players = await Promise.all([1, 2, 3].map(n => logIn(stack.port, `crowd${n}`)))
  for (const player of players) await buyEach(player, drawn, 100)
  await driver.close(drawn)
  await driver.openDecks(decks)
  for (const player of players) await buyEach(player, decks, 20)
  await driver.endDecks()
  for (const [i, id] of laneDeaths.entries()) {
    const others = drawn.filter(each => !laneDeaths.slice(i).includes(each))
    await driver.until('no other prize is paid', () => driver.ended(others))
    await dieWhilePaying(id, points)
  }
  const all = [...drawn, ...decks]
  await driver.until('everything has ended', () => driver.ended(all))

  const survived = deaths.filter(({ process, point, id }) => !diedAt(folder, process, `${point}@${id}`))
  console.log(
    `seed ${seedNumber}: ${deaths.length - survived.length} of ${deaths.length} deaths, and ${laneDeaths.length} of the lane`,
  )
  expect(survived).toEqual([])

  const base = `http://127.0.0.1:${stack.port}/fair/${kindMember.id}`
  const records: Published[] = []
  for (const run of runs) records.push(await publishedRecord(base, folder, run))
  expect(records.map(({ prizes }) => prizes.size > 0)).toEqual(runs.map(() => true))
  expect(await asOwner(stack.ownerUrl, client => drawProblems(client, records, kindBalance))).toEqual([])
  expect(await auditLines(stack.databaseUrl)).toEqual([])
  for (const record of records) if (!record.isDeck) await expectReplays(record)
  const found = await asOwner(stack.ownerUrl, client => missedDrawFaults(client, records, kindBalance))
  expect(found).toEqual({ planted: 8, missed: [] })
})

const deathsOfLane = (): number =>
  readFileSync(join(folder, 'lane.log'), 'utf8').split('failpoint pay.midBatch\n').length - 1

/** A point with a count is armed at every start: the lane dies with each payment, until it is told not to. */
const dieWhilePaying = async (id: number, points: readonly string[]): Promise<void> => {
  await driver.until(`run ${id} waits for its prizes`, () => driver.isHeld(id))
  const before = deathsOfLane()
  stack.arm([...points, 'pay.midBatch:1'])
  await stack.processes.lane.kill()
  await driver.letGo(id)
  await driver.until(`the lane has died paying run ${id}`, async () => deathsOfLane() > before)
  stack.arm(points)
}

/** What was shown live, what is told of it after all those deaths, and what the record alone says: the same to the bit. */
const expectReplays = async ({ instanceId, text }: Published): Promise<void> => {
  const { timeline, startTime } = driver.live.get(instanceId)!
  const told = await driver.resultsOf(instanceId)
  expect(JSON.stringify(told.timeline)).toBe(JSON.stringify(timeline))
  expect(JSON.stringify(replayOf(fileOfText(text), startTime))).toBe(JSON.stringify(timeline))
}
