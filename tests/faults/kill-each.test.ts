import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { DrawRecord } from '@fairground/fair/draw-record'
import { verifyDraw } from '@fairground/fair/verify'
import { seed } from '@fairground/testkit/demo/seed'
import { type DemoMember, demoMembers } from '@fairground/testkit/demo/world'
import { type Stack, type StackProcess, startStack } from '@fairground/testkit/stack/stack'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditLines } from './audit-lines.ts'
import { checkPurchases } from './check-purchases.ts'
import { openPurchaseLog, readPurchaseLog } from './purchase-log.ts'
import { createShopper } from './shopper.ts'

const folder = join(import.meta.dirname, '..', '..', '.run', `faults-${process.pid}`)
const logFile = join(folder, 'purchases.log')

/** One operator with one game whose draws come fast: 45 s from one start to the next. */
const member: DemoMember = {
  ...demoMembers[0]!,
  games: [{ ...demoMembers[0]!.games[0]!, fee: 10n, everyMs: 45_000, offsetMs: 0 }],
}
const closeBeforeMs = 15_000

/** Which process dies when, counted from the start of the test; every part of a draw's life is hit. */
const kills: readonly { readonly at: number; readonly process: StackProcess }[] = [
  { at: 3, process: 'gateway' },
  { at: 10, process: 'lane' },
  { at: 18, process: 'nats' },
  { at: 26, process: 'postgres' },
  { at: 36, process: 'worker' },
  { at: 44, process: 'signer' },
  { at: 52, process: 'worker' },
  { at: 58, process: 'lane' },
  { at: 64, process: 'postgres' },
  { at: 72, process: 'signer' },
  { at: 80, process: 'gateway' },
  { at: 88, process: 'nats' },
]
const sellSeconds = 95

let stack: Stack

beforeAll(async () => {
  mkdirSync(folder, { recursive: true })
  stack = await startStack({
    folder,
    durable: true,
    environment: { FAIRGROUND_RATE_FACTOR: '1000', FAIRGROUND_LOG_LEVEL: 'warn' },
  })
  await seed({ ownerUrl: stack.ownerUrl, natsUrl: stack.natsUrl, members: [member], crowd: 6, closeBeforeMs })
}, 120_000)

afterAll(async () => {
  await stack?.stop()
  if (process.env['KEEP_FAULTS'] === undefined) rmSync(folder, { recursive: true, force: true })
}, 60_000)

const ownerQuery = async <T extends pg.QueryResultRow>(sql: string): Promise<T[]> => {
  const client = new pg.Client({ connectionString: stack.ownerUrl })
  await client.connect()
  try {
    return (await client.query<T>(sql)).rows
  } finally {
    await client.end()
  }
}

const seconds = (n: number) => new Promise(resolve => setTimeout(resolve, n * 1000))

describe('kill -9 of every process, while tickets are sold and draws are held', () => {
  it('loses nothing, doubles nothing, and every draw ends with one result', async () => {
    const started = Date.now()
    const log = openPurchaseLog(logFile)
    const shoppers = Array.from({ length: 6 }, (_, i) =>
      createShopper(`http://127.0.0.1:${stack.port}`, member, `crowd${i + 1}`, purchase =>
        log.write(purchase),
      ),
    )
    const selling = shoppers.map(async shopper => {
      while (Date.now() - started < sellSeconds * 1000) {
        await shopper.buy(games =>
          games.find(game => game.gameStatus === 'OPEN' && game.playerPlaysInGame < 40),
        )
        await seconds(0.1)
      }
    })
    const killing = (async () => {
      for (const { at, process } of kills) {
        await seconds(Math.max(0, at - (Date.now() - started) / 1000))
        await stack.processes[process].kill()
      }
    })()
    await Promise.all([...selling, killing])
    log.close()
    await closedBefore(Date.now())

    const purchases = readPurchaseLog(logFile)
    const acknowledged = purchases.filter(purchase => purchase.outcome === 'ok').length
    console.log(`${kills.length} kills, ${acknowledged} acknowledged purchases`)
    expect(acknowledged).toBeGreaterThan(100)
    expect(await checkPurchases(stack.ownerUrl, purchases)).toEqual([])
    expect(await auditLines(stack.databaseUrl)).toEqual([])

    const draws = await ownerQuery<{ id: number; results: number; body: string }>(
      `SELECT i.id, (SELECT count(*)::int FROM draw_result r WHERE r.instance_id = i.id) AS results, d.body
         FROM game_instance i JOIN draw_record d ON d.instance_id = i.id WHERE i.status = 'ENDED' ORDER BY i.id`,
    )
    expect(draws.length).toBeGreaterThanOrEqual(2)
    for (const draw of draws) {
      expect(draw.results).toBe(1)
      const verdict = verifyDraw(JSON.parse(draw.body) as DrawRecord, {})
      expect(verdict.failed).toBeUndefined()
    }
    for (const { process } of kills) expect(stack.processes[process].restarts()).toBeGreaterThan(0)
  }, 300_000)
})

/** Waits until every instance that sold a play and stopped selling before this moment has ended. */
const closedBefore = async (moment: number): Promise<void> => {
  const deadline = Date.now() + 120_000
  for (;;) {
    const open = await ownerQuery<{ n: number }>(
      `SELECT count(*)::int AS n FROM game_instance
        WHERE sold > 0 AND status NOT IN ('ENDED', 'REFUNDED') AND reg_end < to_timestamp(${moment / 1000})`,
    ).catch(() => [{ n: 1 }])
    if (open[0]?.n === 0) return
    if (Date.now() > deadline) throw new Error(`${open[0]?.n} instances did not end`)
    await seconds(1)
  }
}
