import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { drawFileFromText } from '@fairground/fair/record/draw-file'
import { replayDraw } from '@fairground/server/draws/replay.test-support'
import { seed } from '@fairground/testkit/demo/seed'
import { hasDiedAt, type Stack, startStack } from '@fairground/testkit/stack/stack'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findAuditProblems } from '#support/audit-problems.ts'
import { drawProblems } from './check-draws.ts'
import { type CrashScale, planCrashes, planLaneCrashes } from './crash-plan.ts'
import { createDriver } from './kind-driver.ts'
import { drawnGames, kindBalance, kindMember } from './kind-world.ts'
import { asOwner } from '#support/as-owner.ts'
import { missedDrawFaults } from './plant-draw-faults.ts'
import { buyEach, logIn } from './play-kinds.ts'
import { type Published, publishedRecord } from './published-record.ts'
import { seededRandom } from '#support/seeded-random.ts'

const folder = join(import.meta.dirname, '..', '..', '.run', `kinds-${process.pid}`)
const findScale = (): CrashScale => {
  if (process.env['FAULTS_FULL'] === '1') return 'full'
  return process.env['FAULTS_SHORT'] === '1' ? 'some' : 'once'
}
const scale = findScale()
/** A short run repeats one plan of crashes; a long one makes a new plan. */
const seedNumber = Number(process.env['FAULTS_SEED'] ?? (scale === 'some' ? 1 : Date.now() % 1_000_000))
const patienceMs = scale === 'full' ? 3_600_000 : 1_500_000

let stack: Stack
let driver: ReturnType<typeof createDriver>

beforeAll(async () => {
  const environment = { FAIRGROUND_RATE_FACTOR: '1000', FAIRGROUND_LOG_LEVEL: 'warn' }
  stack = await startStack({ folder, durable: false, environment })
  const { ownerUrl, natsUrl, keyFolder } = stack
  driver = createDriver(ownerUrl, patienceMs / 2)
  await seed({ ownerUrl, natsUrl, keyFolder, members: [kindMember], crowd: 3, balance: kindBalance })
  await driver.insertDeckGames()
  await driver.until('every game is on sale', async () => {
    return (await driver.lastRuns()).length === drawnGames.length
  })
}, 180_000)

afterAll(async () => {
  await stack?.stop()
  rmSync(folder, { recursive: true, force: true })
}, 60_000)

it('every kind has one result, one payment per prize and a valid record after crashes at any step', {
  timeout: patienceMs,
}, async () => {
  const random = seededRandom(seedNumber)
  const runs = await driver.plannedRuns()
  const drawn = runs.filter(run => !run.isDeck).map(run => run.id)
  const decks = runs.filter(run => run.isDeck).map(run => run.id)
  const crashes = planCrashes(runs, scale, random)
  const laneCrashes = planLaneCrashes(runs, scale, random)
  const points = crashes.map(({ point, id }) => `${point}@${id}`)
  stack.arm(points)
  await Promise.all([stack.processes.worker.kill(), stack.processes.signer.kill()])

  driver.watchAs(await logIn(stack.port, 'rowan'))
  for (const id of laneCrashes) driver.hold(id)
  const players = await Promise.all([1, 2, 3].map(n => logIn(stack.port, `crowd${n}`)))
  for (const player of players) await buyEach(player, drawn, 100)
  await driver.close(drawn)
  await driver.openDecks(decks)
  const unheld = drawn.filter(id => !laneCrashes.includes(id))
  await driver.until('the draws that are not held have ended', () => driver.ended(unheld))
  // One deck after the other: a crash of one could hide a crash of the other at the same time.
  for (const id of decks) {
    for (const player of players) await buyEach(player, [id], 20)
    await driver.untilDealt()
  }
  await driver.endDecks()
  for (const [i, id] of laneCrashes.entries()) {
    const others = drawn.filter(each => !laneCrashes.slice(i).includes(each))
    await driver.until('no other prize is pending', () => driver.ended(others))
    await crashLaneWhilePaying(id, points)
  }
  const all = [...drawn, ...decks]
  await driver.until('everything has ended', () => driver.ended(all))

  const missedCrashes = crashes.filter(
    ({ process, point, id }) => !hasDiedAt(folder, process, `${point}@${id}`),
  )
  console.log(
    `seed ${seedNumber}: ${crashes.length - missedCrashes.length} of ${crashes.length} crashes, and ${laneCrashes.length} of the lane`,
  )
  expect(missedCrashes).toEqual([])

  const base = `http://127.0.0.1:${stack.port}/fair/${kindMember.id}`
  const records: Published[] = []
  for (const run of runs) records.push(await publishedRecord(base, folder, run))
  expect(records.map(({ prizes }) => prizes.size > 0)).toEqual(runs.map(() => true))
  expect(await asOwner(stack.ownerUrl, client => drawProblems(client, records, kindBalance))).toEqual([])
  expect(await findAuditProblems(stack.databaseUrl)).toEqual([])
  for (const record of records) if (!record.isDeck) await expectReplays(record)
  const found = await asOwner(stack.ownerUrl, client => missedDrawFaults(client, records, kindBalance))
  expect(found).toEqual({ planted: 8, missed: [] })
})

const countLaneCrashes = (): number =>
  readFileSync(join(folder, 'lane.log'), 'utf8').split('failpoint pay.midBatch\n').length - 1

/** A failpoint with a count is armed at every start, so the lane crashes with each payment until it is disarmed. */
const crashLaneWhilePaying = async (id: number, points: readonly string[]): Promise<void> => {
  await driver.until(`instance ${id} is held before its payments`, () => driver.isHeld(id))
  const before = countLaneCrashes()
  stack.arm([...points, 'pay.midBatch:1'])
  await stack.processes.lane.kill()
  await driver.release(id)
  await driver.until(
    `the lane has crashed while paying instance ${id}`,
    async () => countLaneCrashes() > before,
  )
  stack.arm(points)
}

/** The live play-out, the play-out after the crashes and the one computed from the record must be identical. */
const expectReplays = async ({ instanceId, text }: Published): Promise<void> => {
  const { timeline, startTime } = driver.live.get(instanceId)!
  const results = await driver.fetchResults(instanceId)
  expect(JSON.stringify(results.timeline)).toBe(JSON.stringify(timeline))
  expect(JSON.stringify(replayDraw(drawFileFromText(text), startTime))).toBe(JSON.stringify(timeline))
}
