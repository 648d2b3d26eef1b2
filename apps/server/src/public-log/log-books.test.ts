import { afterAll, beforeAll, expect, it } from 'vitest'
import { journalHash } from '#ledger/book/journal-hash.ts'
import { depositCommand } from '#testing/books.test-support.ts'
import { joinCommand } from '#testing/join-command.test-support.ts'
import { logBooks, logHeads } from './log-books.ts'
import { type LogStage, openLogStage } from './log-stage.test-support.ts'

let stage: LogStage

beforeAll(async () => {
  stage = await openLogStage()
})
afterAll(() => stage.close())

const readNewest = async (type: string) => {
  const rows = await stage.books.rows<{ body: Buffer }>(
    'SELECT body FROM log_entry WHERE member_id = $1 AND type = $2 ORDER BY index DESC',
    [stage.books.memberId, type],
  )
  return rows.map(({ body }) => JSON.parse(body.toString('utf8')) as Record<string, unknown>)
}

it('logs the head of a ticket tree once after it has grown', async () => {
  const { books } = stage
  const logNow = () => stage.inLog(tx => logHeads(tx, books.memberId))
  const [player] = await books.players(1)
  const id = await books.instance()
  await logNow()
  expect(await readNewest('heads')).toEqual([])
  await books.run([joinCommand({ playerId: player!, instanceId: id, lines: [[1, 2]] })])
  await logNow()
  await logNow()
  const [first, ...more] = await readNewest('heads')
  const hash = expect.stringMatching(/^[0-9a-f]{64}$/) as string
  expect(first).toMatchObject({ n: 1, batch: hash, rows: [[String(id), 1, hash]] })
  expect(more).toEqual([])
  await books.run([joinCommand({ playerId: player!, instanceId: id, lines: [[3, 4]] })])
  await logNow()
  expect(await readNewest('heads')).toMatchObject([{ n: 2, rows: [[String(id), 2, hash]] }, first])
})

it('reveals that the owner of the database has rebuilt the chain of a journal', async () => {
  const { books } = stage
  const { memberId } = books
  const [player] = await books.players(1)
  await stage.inLog(tx => logBooks(tx, memberId))
  await books.run([depositCommand(player!, 100n)])
  expect(await books.problems()).toEqual([])
  await rebuildJournal()
  const problems = await books.problems()
  expect(problems).toEqual([
    expect.stringMatching(/^A41: m-\d+: log entry \d+: the journal .* is not in the chain$/),
  ])
})

/** Changes a time in the first journal and makes every later hash agree again, which no other invariant can see. */
const rebuildJournal = async (): Promise<void> => {
  const { books } = stage
  const { memberId } = books
  const journals = await books.rows<Parameters<typeof journalHash>[1] & { id: bigint }>(
    `SELECT id, op_key AS "opKey", op_hash AS "opHash", kind, ref, player_id AS "playerId",
            created_at - interval '1 second' * (id = 1)::int AS "createdAt", result::text AS result
       FROM journal WHERE member_id = $1 ORDER BY id`,
    [memberId],
  )
  const statements = ['SET session_replication_role = replica']
  let previous: Uint8Array = Buffer.alloc(32)
  for (const journal of journals) {
    const transfers = await books.rows<Parameters<typeof journalHash>[1]['transfers'][number] & object>(
      `SELECT line, debit_id AS "debitId", credit_id AS "creditId", amount, currency, phase, pending_of AS "pendingOf"
         FROM transfer WHERE member_id = $1 AND journal_id = $2 ORDER BY line`,
      [memberId, journal.id],
    )
    const hash = journalHash(previous, { ...journal, transfers })
    const [before, after] = [previous, hash].map(each => `'\\x${Buffer.from(each).toString('hex')}'`)
    statements.push(
      `UPDATE journal SET created_at = created_at - interval '1 second' * (id = 1)::int, prev_hash = ${before}, hash = ${after}
        WHERE member_id = ${memberId} AND id = ${journal.id}`,
      `UPDATE lane SET journal_hash = ${after} WHERE member_id = ${memberId}`,
    )
    previous = hash
  }
  await books.rows([...statements, 'SET session_replication_role = origin'].join(';'))
}
