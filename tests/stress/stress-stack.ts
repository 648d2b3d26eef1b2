import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Caller, restClient } from '@fairground/client/rest'
import { connectBroker } from '@fairground/server/platform/broker/broker'
import { createLaneClient, type LaneClient } from '@fairground/server/ledger/lane/lane-client'
import { openLaneKeys } from '@fairground/server/ledger/lane/lane-keys'
import { createLog } from '@fairground/server/platform/log'
import { seed } from '@fairground/testkit/demo/seed'
import { type DemoMember, demoMembers, demoPassword, openAheadCount } from '@fairground/testkit/demo/world'
import { type Stack, startStack } from '@fairground/testkit/stack/stack'
import pg from 'pg'
import { findAuditProblems } from '#support/audit-problems.ts'
import { pause } from '#support/pause.ts'

export interface StressPlayer {
  readonly id: number
  readonly call: Caller['call']
}

export interface StressStack {
  readonly member: DemoMember
  readonly players: readonly StressPlayer[]
  readonly lane: LaneClient
  readonly processes: Stack['processes']
  readonly outside: Stack['sandbox']
  /** The address of the console. Empty if the stack has none. */
  readonly consoleUrl: string
  readonly rows: <T extends object>(sql: string, values?: readonly unknown[]) => Promise<T[]>
  /** Opens a new instance of the game, the only one on sale. */
  openRun(cap: number): Promise<number>
  problems(): Promise<string[]>
  stop(): Promise<void>
}

const six = demoMembers[0]!.games[0]!
export const stressGame = { ...six, id: 101, everyMs: 86_400_000, offsetMs: 0, playerMax: 1_000_000 }
const stressMember: DemoMember = { ...demoMembers[0]!, games: [stressGame] }
const logInsAtOnce = 8

/** Starts a stack of real processes with one operator, one game and logged-in players. */
export const startStressStack = async (
  playerCount: number,
  options: { readonly withConsole?: boolean } = {},
): Promise<StressStack> => {
  const folder = join(import.meta.dirname, '..', '..', '.run', `stress-${process.pid}`)
  const environment = { FAIRGROUND_RATE_FACTOR: '100000', FAIRGROUND_LOG_LEVEL: 'warn' }
  const consolePort = options.withConsole ? { consolePort: 0 } : {}
  const stack = await startStack({ folder, durable: true, environment, ...consolePort })
  const { ownerUrl, natsUrl, keyFolder } = stack
  const members = [stressMember]
  await seed({ ownerUrl, natsUrl, keyFolder, members, crowd: playerCount, balance: 1_000_000_000n })
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  const broker = await connectBroker(natsUrl, 'stress', createLog('stress', 'warn'))
  const rows = async <T extends object>(sql: string, values: readonly unknown[] = []): Promise<T[]> =>
    (await client.query<T>(sql, [...values])).rows
  // Waits until the worker has opened its instances, so that none appears during the test.
  while ((await rows('SELECT FROM game_instance')).length < openAheadCount) await pause(100)
  await rows(`UPDATE game SET schedule = schedule || '{"openAheadCount": 0}'`)
  const players = await logIn(stack.port, playerCount)
  return {
    member: stressMember,
    players,
    lane: createLaneClient(broker, openLaneKeys(keyFolder)),
    processes: stack.processes,
    outside: stack.sandbox,
    consoleUrl: stack.consoleUrl,
    rows,
    async openRun(cap) {
      const [run] = await rows<{ id: number }>(openRunSql, [cap])
      await rows(
        `UPDATE game_instance SET reg_end = clock_timestamp(), due_at = 'infinity' WHERE status = 'OPEN' AND id <> $1`,
        [run!.id],
      )
      await rows(
        `INSERT INTO account (member_id, kind, ref, currency) VALUES ($1, 'game:escrow', $2, $3)
         ON CONFLICT DO NOTHING`,
        [stressMember.id, run!.id, stressMember.currency],
      )
      return run!.id
    },
    problems: () => findAuditProblems(stack.databaseUrl),
    async stop() {
      await broker.close()
      await client.end()
      await stack.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Opens an instance like the worker does, with times so far ahead that no worker touches it. */
const openRunSql = `
  INSERT INTO game_instance (member_id, game_id, rules, prize_table, currency, price, fee, cap, player_max, slot_at, reg_end, start_at, due_at)
  SELECT member_id, id, rules, prize_table, currency, cost, fee, $1, player_max, at, at, at, at
    FROM game, (SELECT coalesce(max(slot_at), clock_timestamp()) + interval '30 days' AS at FROM game_instance) AS slot
  RETURNING id`

const logIn = async (port: number, count: number): Promise<StressPlayer[]> => {
  const players: StressPlayer[] = []
  for (let from = 1; from <= count; from += logInsAtOnce) {
    const names = Array.from(
      { length: Math.min(logInsAtOnce, count - from + 1) },
      (_, i) => `crowd${from + i}`,
    )
    players.push(...(await Promise.all(names.map(name => logInAs(port, name)))))
  }
  return players
}

const logInAs = async (port: number, username: string): Promise<StressPlayer> => {
  let token: string | null = null
  const { call } = restClient({
    baseUrl: `http://127.0.0.1:${port}`,
    memberId: stressMember.id,
    siteKey: stressMember.siteKey,
    token: { read: () => token, write: next => void (token = next) },
    timeoutMs: 60_000,
  })
  const { player } = await call('login', { username, password: demoPassword })
  return { id: player.id, call }
}
