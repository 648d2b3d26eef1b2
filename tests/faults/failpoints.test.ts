import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { drawFileFromText } from '@fairground/fair/record/draw-file'
import { verifyDraw } from '@fairground/fair/verify'
import { failpoints } from '@fairground/server/platform/failpoint'
import { seed } from '@fairground/testkit/demo/seed'
import { hourlyFromNow } from '@fairground/testkit/demo/hourly-from-now'
import { type DemoMember, demoMembers } from '@fairground/testkit/demo/world'
import { hasDiedAt, type Stack, startStack } from '@fairground/testkit/stack/stack'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findAuditProblems } from '#support/audit-problems.ts'
import { checkPurchases } from './check-purchases.ts'
import { endSession } from './end-session.ts'
import { moveMoney, subscribedGame } from './move-money.ts'
import { asOwner } from '#support/as-owner.ts'
import { pause } from '#support/pause.ts'
import { missedFaults } from './plant-faults.ts'
import { type LoggedPurchase, openPurchaseLog, readPurchaseLog } from './purchase-log.ts'
import { seededRandom } from '#support/seeded-random.ts'
import { createShopper } from './shopper.ts'
import { untilSettled } from './until-settled.ts'

const folder = join(import.meta.dirname, '..', '..', '.run', `failpoints-${process.pid}`)
const startBalance = 1_000_000n
const shoppers = 4
const purchasesEach = 12

/** The first game is drawn; the second requires more plays than are sold and is refunded. */
const six = demoMembers[0]!.games[0]!
const member: DemoMember = {
  ...demoMembers[0]!,
  games: [101, 102].map(id => ({ ...six, id, fee: 10n, ...hourlyFromNow(), playerMax: 1000 })),
}

let stack: Stack
const ownerRows = <T extends object>(sql: string): Promise<T[]> =>
  asOwner(stack.ownerUrl, async client => (await client.query<T>(sql)).rows)

beforeAll(async () => {
  const environment = { FAIRGROUND_RATE_FACTOR: '1000', FAIRGROUND_LOG_LEVEL: 'warn' }
  stack = await startStack({ folder, durable: true, environment })
  const { ownerUrl, natsUrl, keyFolder } = stack
  await seed({ ownerUrl, natsUrl, keyFolder, members: [member], crowd: shoppers, balance: startBalance })
  await ownerRows('UPDATE game SET min_plays = 1000, max_reschedules = 0 WHERE id = 102')
  const opened = () => ownerRows('SELECT DISTINCT game_id FROM game_instance')
  while ((await opened()).length < 2) await pause(100)
}, 120_000)

afterAll(async () => {
  await stack?.stop()
  rmSync(folder, { recursive: true, force: true })
}, 60_000)

it('a crash at any failpoint leaves one result, one payment per prize and a balanced ledger', {
  timeout: 900_000,
}, async () => {
  stack.arm(failpoints)
  const armed = ['lane', 'worker', 'signer', 'gateway'] as const
  for (const name of armed) await stack.processes[name].kill()

  const purchases = await buySome()
  await moveMoney(stack, member)
  expect(await endSession(stack.port, member, 'rowan')).toBe('login.notLoggedIn')
  await untilSettled(stack.ownerUrl)

  const missed = failpoints.filter(point => !armed.some(name => hasDiedAt(folder, name, point)))
  console.log(`${failpoints.length - missed.length} of ${failpoints.length} failpoints hit`)
  expect(missed).toEqual([])

  const verdict = await asOwner(stack.ownerUrl, client => checkPurchases(client, purchases, startBalance))
  expect(verdict).toMatchObject({ acknowledged: shoppers * purchasesEach, problems: [] })
  expect(await findAuditProblems(stack.databaseUrl)).toEqual([])
  const ended = await ownerRows<{ file: string; gameId: number; status: string; results: number }>(
    `SELECT '/fair/' || i.member_id || '/draws/' || i.id || '.jsonl' AS file, i.game_id AS "gameId", i.status,
            (SELECT count(*)::int FROM draw_result r WHERE r.instance_id = i.id) AS results
       FROM game_instance i WHERE i.sold > 0 ORDER BY i.game_id`,
  )
  expect(ended.map(({ gameId, status, results }) => ({ gameId, status, results }))).toEqual([
    { gameId: 101, status: 'ENDED', results: 1 },
    { gameId: 102, status: 'REFUNDED', results: 0 },
    { gameId: subscribedGame, status: 'ENDED', results: 1 },
  ])
  const file = await fetch(`http://127.0.0.1:${stack.port}${ended[0]!.file}`)
  expect(verifyDraw(drawFileFromText(await file.text())).failed).toBeUndefined()
  const [paid] = await ownerRows<{ planned: number; journals: number }>(
    `SELECT (SELECT count(*)::int FROM payout) AS planned,
            (SELECT count(*)::int FROM journal WHERE kind = 'pay') AS journals`,
  )
  expect(paid!.planned).toBeGreaterThan(0)
  expect(paid!.journals).toBe(paid!.planned)
  const once = ['deposit-once', 'limit-once', 'bonus-once', 'withdraw-once', 'subscribe-once']
  const moved = await ownerRows<{ key: string }>(
    `SELECT op_key AS key FROM journal WHERE op_key LIKE '%-once' ORDER BY id`,
  )
  expect(moved.map(row => row.key)).toEqual(once)

  const { planted, missed: overlooked } = await asOwner(stack.ownerUrl, client =>
    missedFaults(client, purchases, startBalance),
  )
  expect(overlooked).toEqual([])
  expect(planted).toBe(5)
})

/** Buys enough lines in the first instance of each game that some of them win. */
const buySome = async (): Promise<LoggedPurchase[]> => {
  const file = join(folder, 'purchases.log')
  const log = await openPurchaseLog(file)
  const random = seededRandom(1)
  const buying = Array.from({ length: shoppers }, async (_, i) => {
    const shopper = createShopper([stack.port], member, `crowd${i + 1}`, log)
    const games = await shopper.listGames()
    for (let n = 0; n < purchasesEach; n++) {
      const ofGame = games.filter(game => game.gameId === (n < 8 ? 101 : 102))
      const game = ofGame.toSorted((a, b) => a.gameInstanceId - b.gameInstanceId)[0]!
      await shopper.buy(
        game,
        Array.from({ length: 30 }, () => random.line(6, 49)),
      )
    }
  })
  await Promise.all(buying)
  await log.close()
  return readPurchaseLog(file)
}
