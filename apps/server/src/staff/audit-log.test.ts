import { connect } from '@fairground/database/connect'
import { inMember } from '@fairground/database/transaction'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Books, openBooks } from '#testing/books.test-support.ts'
import { verifyLog, appendAuditEntry } from './audit-log.ts'

let books: Books
beforeAll(async () => {
  books = await openBooks()
})
afterAll(() => books.close())

const makeEntry = (n: number) => ({
  actor: 'olga',
  action: 'ban' as const,
  subject: `player/${n}`,
  before: { status: 'active', z: [1, 'ü'], a: null },
  after: { status: 'banned' },
  reason: `because of ${n}`,
})

const write = (n: number, memberId = books.memberId) =>
  inMember(books.app.db, memberId, tx => appendAuditEntry(tx, memberId, makeEntry(n)))
const verify = (memberId = books.memberId) => inMember(books.app.db, memberId, tx => verifyLog(tx, memberId))

/** Acts as the owner of the database, who can disable the trigger. */
const tamper = async (change: string) => {
  await books.rows('ALTER TABLE audit_entry DISABLE TRIGGER append_only')
  await books.rows(change.replaceAll(':member', String(books.memberId)))
  await books.rows('ALTER TABLE audit_entry ENABLE TRIGGER append_only')
}

describe('the audit log', () => {
  it('is valid when empty and after concurrent writes', async () => {
    expect(await verify()).toEqual({ entries: 0, head: '00'.repeat(32) })
    await Promise.all(Array.from({ length: 12 }, (_, i) => write(i)))
    await write(1, books.otherMemberId)
    const { entries, head, broken } = await verify()
    expect([entries, broken]).toEqual([12, undefined])
    expect(head).toMatch(/^[0-9a-f]{64}$/)
    expect((await verify(books.otherMemberId)).entries).toBe(1)
  })

  it('cannot be changed by the application', async () => {
    const app = connect({
      url: books.database.appUrl,
      connections: 1,
      name: 'test',
      onError: () => undefined,
    })
    for (const change of ['UPDATE audit_entry SET reason = $1', 'DELETE FROM audit_entry WHERE reason = $1'])
      await expect(app.pool.query(change, ['x'])).rejects.toThrow('permission denied')
    await app.close()
  })

  it.each([
    [
      'a reason',
      `UPDATE audit_entry SET reason = 'none' WHERE member_id = :member AND seq = 5`,
      5,
      'altered',
    ],
    [
      'an actor',
      `UPDATE audit_entry SET actor = 'pavel' WHERE member_id = :member AND seq = 1`,
      1,
      'altered',
    ],
    [
      'the state before',
      `UPDATE audit_entry SET before = '{"status": "locked"}' WHERE member_id = :member AND seq = 7`,
      7,
      'altered',
    ],
    [
      'a time',
      `UPDATE audit_entry SET at = at - interval '1 second' WHERE member_id = :member AND seq = 12`,
      12,
      'altered',
    ],
    [
      'a removed entry',
      `DELETE FROM audit_entry WHERE member_id = :member AND seq = 4`,
      5,
      'entry 4 is missing',
    ],
    [
      'a removed entry and renumbered rest',
      `DELETE FROM audit_entry WHERE member_id = :member AND seq = 4;
       UPDATE audit_entry SET seq = seq + 1000 WHERE member_id = :member AND seq > 4;
       UPDATE audit_entry SET seq = seq - 1001 WHERE member_id = :member AND seq > 1000`,
      4,
      'does not follow entry 3',
    ],
    [
      'an altered entry with a new hash',
      `UPDATE audit_entry SET reason = 'none', hash = sha256('x') WHERE member_id = :member AND seq = 9`,
      9,
      'altered',
    ],
  ])('reports tampering: %s', async (_, change, seq, why) => {
    await books.rows('CREATE TABLE IF NOT EXISTS backup AS SELECT * FROM audit_entry')
    await tamper(change)
    const { broken } = await verify()
    expect(broken).toMatchObject({ seq, why: expect.stringContaining(why) })
    await tamper('DELETE FROM audit_entry; INSERT INTO audit_entry SELECT * FROM backup')
    expect((await verify()).broken).toBeUndefined()
  })

  it('has another head after the last entry was removed', async () => {
    const { head } = await verify()
    await tamper('DELETE FROM audit_entry WHERE member_id = :member AND seq = 12')
    const cut = await verify()
    expect(cut.broken).toBeUndefined()
    expect(cut.head).not.toBe(head)
  })
})
