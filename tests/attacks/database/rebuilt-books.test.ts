import { logBooks } from '@fairground/server/public-log/log-books'
import { type LogStage, openLogStage } from '@fairground/server/public-log/log-stage.test-support'
import { appendAuditEntry, verifyLog } from '@fairground/server/staff/audit-log'
import { depositCommand } from '@fairground/server/testing/books.test-support'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectOutcome } from '#attacks/expect-outcome.ts'
import { rebuildAuditLog, rebuildJournal } from './rebuild-books.ts'

let stage: LogStage
beforeAll(async () => {
  stage = await openLogStage()
})
afterAll(() => stage.close())

const record = (subject: string) => {
  const { memberId } = stage.books
  const entry = {
    actor: 'ada',
    action: 'unbanPlayer' as const,
    subject,
    before: null,
    after: null,
    reason: 'test',
  }
  return stage.inLog(tx => appendAuditEntry(tx, memberId, entry))
}
/** A deposit and an action of the staff. */
const work = async (): Promise<void> => {
  const [player] = await stage.books.players(1)
  await stage.books.run([depositCommand(player!, 100n)])
  await record(`player ${player}`)
}
const isChainWhole = async (): Promise<boolean> => {
  const { broken } = await stage.inLog(tx => verifyLog(tx, stage.books.memberId))
  return broken === undefined
}

describe('an insider with the owner role of the database, who rebuilds both chains', () => {
  it('goes unnoticed while the public log has no entry of the books', async () => {
    await work()
    await rebuildJournal(stage.books)
    await rebuildAuditLog(stage.books, 'mallory')
    expect(await isChainWhole()).toBe(true)
    expect(await stage.books.problems()).toEqual([])
  })

  it('leaves books alone that grow after their entry', async () => {
    await stage.inLog(tx => logBooks(tx, stage.books.memberId))
    await work()
    expect(await stage.books.problems()).toEqual([])
  })

  it.each([
    ['journal', 'journal', () => rebuildJournal(stage.books)],
    ['audit log', 'audit entry', () => rebuildAuditLog(stage.books, 'grace')],
  ])('is found by the entry of the books: %s', async (_, anchored, rebuild) => {
    const before = await stage.books.problems()
    await rebuild()
    // The chain itself agrees again.
    expect(await isChainWhole()).toBe(true)
    const problems = (await stage.books.problems()).filter(problem => !before.includes(problem))
    const found = new RegExp(`^A41: .*: log entry \\d+: the ${anchored} [0-9a-f]{64} is not in the chain$`)
    expectOutcome('rebuilt-books', problems.length > 0 ? 'books entry' : undefined)
    expect(problems).toEqual([expect.stringMatching(found)])
  })
})
