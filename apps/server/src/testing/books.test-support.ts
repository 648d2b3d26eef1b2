import { randomInt, randomUUID } from 'node:crypto'
import { connect, type DatabaseConnection } from '@fairground/database/connect'
import { type TestDatabase, testDatabase } from '@fairground/testkit/vitest/test-database'
import type { Pool, QueryResultRow } from 'pg'
import { runAudit } from '#audit/run-audit.ts'
import { runBatch } from '#ledger/lane/batch.ts'
import type { AnyCommand } from '#ledger/commands.ts'
import { addInstance, addMember, addPlayers, defaultGame, type GameTerms } from './add-rows.test-support.ts'
import { takeLane } from './take-lane.test-support.ts'

export interface Books {
  readonly database: TestDatabase
  /** The connection of the database owner, who sees the rows of every operator. */
  readonly owner: Pool
  readonly app: DatabaseConnection
  readonly memberId: number
  /** Another operator in the same database with the same game. */
  readonly otherMemberId: number
  readonly gameId: number
  readonly currency: string
  readonly terms: GameTerms
  rows<R extends QueryResultRow>(text: string, values?: readonly unknown[]): Promise<R[]>
  one<R extends QueryResultRow>(text: string, values?: readonly unknown[]): Promise<R>
  players(count: number, balance?: bigint, memberId?: number): Promise<number[]>
  instance(change?: Partial<GameTerms> & { startsInMs?: number }, memberId?: number): Promise<number>
  /** Runs the commands in a lane that is released afterwards. */
  run(commands: readonly AnyCommand[], memberId?: number): Promise<void>
  balance(kind: string, ref: number, memberId?: number): Promise<bigint>
  /** The problems that the audit finds. A test that moves money ends by expecting none. */
  problems(): Promise<string[]>
  close(): Promise<void>
}

export const currency = 'EUR'

/** Operator ids name lanes on the broker, which all test files share. Random ids avoid collisions. */
const newMemberId = (): number => randomInt(1_000_000, 2_000_000_000)

export const openBooks = async (change: Partial<GameTerms> = {}): Promise<Books> => {
  const terms: GameTerms = { ...defaultGame, ...change }
  const database = await testDatabase()
  const open = (url: string, connections: number) =>
    connect({ url, connections, name: 'test', onError: () => undefined })
  const owner = open(database.ownerUrl, 4).pool
  const app = open(database.appUrl, 20)
  const memberId = newMemberId()
  const otherMemberId = newMemberId()
  const gameId = 7
  for (const id of [memberId, otherMemberId]) await addMember(owner, id, gameId, terms)

  const rows = async <R extends QueryResultRow>(text: string, values: readonly unknown[] = []) =>
    (await owner.query<R>(text, [...values])).rows
  const run = async (commands: readonly AnyCommand[], member = memberId) => {
    const lane = await takeLane(app.pool, member)
    for (let from = 0; from < commands.length; from += 500) {
      await runBatch(lane, commands.slice(from, from + 500))
    }
    await lane.release()
  }
  return {
    database,
    owner,
    app,
    memberId,
    otherMemberId,
    gameId,
    currency,
    terms,
    rows,
    run,
    one: async (text, values) => (await rows<never>(text, values))[0]!,
    async players(count, balance = 100_000n, member = memberId) {
      const ids = await addPlayers(owner, member, count)
      if (balance > 0n)
        await run(
          ids.map(playerId => depositCommand(playerId, balance)),
          member,
        )
      return ids
    },
    instance: ({ startsInMs = 3_600_000, ...own } = {}, member = memberId) =>
      addInstance(owner, member, gameId, { ...terms, ...own }, startsInMs),
    async balance(kind, ref, member = memberId) {
      const found = await rows<{ balance: bigint }>(
        'SELECT c_post - d_post - d_pend AS balance FROM account WHERE member_id = $1 AND kind = $2 AND ref = $3',
        [member, kind, ref],
      )
      return found[0]?.balance ?? 0n
    },
    async problems() {
      const { results } = await runAudit(app.db, { allDraws: true })
      return results.flatMap(result => result.problems.map(problem => `${result.id}: ${problem}`))
    },
    async close() {
      await Promise.all([owner.end(), app.close()])
      await database.drop()
    },
  }
}

export const depositCommand = (playerId: number, amount: bigint): AnyCommand => ({
  name: 'deposit',
  request: { opKey: `deposit:${randomUUID()}`, playerId, currency, amount },
})
