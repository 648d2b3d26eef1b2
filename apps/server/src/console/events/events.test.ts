import { randomUUID } from 'node:crypto'
import type { StaffRole } from '@fairground/contract/operator/staff-roles'
import type { StaffMember } from '@fairground/testkit/staff/staff-member'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createConsoleBrowser } from '#console/session/console-browser.test-support.ts'
import { type Books, openBooks } from '#testing/books.test-support.ts'
import { openTestConsole, type TestConsole } from '#testing/test-console.test-support.ts'
import { until } from '#testing/until.test-support.ts'
import { openStaffStream, type StaffStream } from './staff-stream.test-support.ts'
import { maxStreamsPerSession } from './stream-counts.ts'

let books: Books
let first: TestConsole
let second: TestConsole
let playerId: number

beforeAll(async () => {
  books = await openBooks()
  ;[playerId = 0] = await books.players(1)
  first = await openTestConsole(books)
  second = await openTestConsole(books)
})
afterAll(async () => {
  await first.close()
  await second.close()
  await books.close()
})

const bearer = (member: StaffMember) => ({ authorization: `Bearer ${member.token}` })

const follow = async (
  staffConsole: TestConsole,
  member: StaffMember,
  memberId = books.memberId,
): Promise<StaffStream> => {
  const stream = await openStaffStream(staffConsole.address, memberId, bearer(member))
  expect(stream.status).toBe(200)
  await stream.begun()
  return stream
}

const hireAndFollow = async (roles: readonly StaffRole[]) => {
  const member = await second.hire(roles, { name: 'Holder' })
  return { member, stream: await follow(second, member) }
}

const waitForChange = (stream: StaffStream, topic: string) =>
  until(topic, () => stream.changes.some(change => change.topic === topic))

const openCase = (code: string) =>
  books.rows(`INSERT INTO support_case (member_id, code, sealed) VALUES ($1, $2, '\\x00')`, [
    books.memberId,
    code,
  ])

describe('an act of staff', () => {
  it('reaches a colleague at another console, with the name and the subject', async () => {
    const rosa = await first.hire(['contentEditor'], { name: 'Rosa' })
    const { stream } = await hireAndFollow(['auditor'])
    await rosa.call('setMessage', { text: 'A secret text', reason: 'the reason' }, books.memberId)
    await waitForChange(stream, 'staff.content')
    const [change] = stream.changes
    expect(change).toEqual({
      topic: 'staff.content',
      at: expect.any(Number) as number,
      by: 'Rosa',
      subject: expect.stringMatching(/^notice\/\d+$/) as string,
    })
    expect(JSON.stringify(stream.changes)).not.toMatch(/secret|reason/)
  })

  it('reaches only those with the right of its topic', async () => {
    const rosa = await first.hire(['contentEditor'])
    const { stream: reader } = await hireAndFollow(['productManager'])
    const { stream: stranger } = await hireAndFollow(['cashier', 'support', 'kycAnalyst'])
    await rosa.call('setMessage', { text: 'Another text', reason: 'a test' }, books.memberId)
    await waitForChange(reader, 'staff.content')
    await stranger.settled()
    expect(stranger.changes).toEqual([])
  })

  it('stays at its operator', async () => {
    const rosa = await first.hire(['contentEditor'])
    const auditor = await second.hire(['auditor'], { memberId: null })
    const own = await follow(second, auditor)
    const platform = await follow(second, auditor, 0)
    await rosa.call('setMessage', { text: 'A text', reason: 'a test' }, books.memberId)
    await waitForChange(own, 'staff.content')
    await platform.settled()
    expect(platform.changes.filter(({ topic }) => topic === 'staff.content')).toEqual([])
  })

  it('that only reads reaches no one', async () => {
    const analyst = await first.hire(['kycAnalyst'])
    const { stream } = await hireAndFollow(['kycAnalyst', 'auditor'])
    await analyst.call('listDocumentRequests', { reason: 'the queue' }, books.memberId)
    await stream.settled()
    expect(stream.changes).toEqual([])
  })
})

describe('money laundering', () => {
  it('is a topic of those with the right, and no other topic reports it', async () => {
    const officer = await first.hire(['saferPlay'], { name: 'Ines' })
    const { stream: allowed } = await hireAndFollow(['auditor'])
    const everythingElse: readonly StaffRole[] = [
      'productManager',
      'gameApprover',
      'drawOfficer',
      'controller',
      'cashier',
      'finance',
      'support',
      'kycAnalyst',
      'contentEditor',
    ]
    const { stream: others } = await hireAndFollow(everythingElse)
    const note = 'a note'
    const { caseId } = await officer.call('openAmlCase', { playerId, note, reason: 'a rule' }, books.memberId)
    await officer.call('holdWithdrawals', { caseId, reason: 'a rule' }, books.memberId)
    await officer.call('requestSourceOfFunds', { caseId, text: note, reason: 'a rule' }, books.memberId)
    // A rule of the worker opens or changes a case without staff.
    await books.rows(`UPDATE aml_case SET rules = '{planted}' WHERE id = $1`, [caseId])
    await until('the worker', () =>
      allowed.changes.some(({ topic, by }) => topic === 'staff.aml' && by === undefined),
    )
    expect(allowed.changes).toContainEqual(
      expect.objectContaining({ topic: 'staff.aml', by: 'Ines', subject: `aml-case/${caseId}` }),
    )
    await others.settled()
    expect(others.changes).toEqual([])
  })
})

describe('work of players and workers', () => {
  it('reaches staff without a name', async () => {
    const { stream } = await hireAndFollow(['support'])
    await openCase('AAAAAA')
    await waitForChange(stream, 'staff.support')
    expect(stream.changes).toEqual([{ topic: 'staff.support', at: expect.any(Number) as number }])
  })

  it('arrives together with the clock of the database', async () => {
    const { stream } = await hireAndFollow(['support'])
    await stream.settled()
    const [row] = await books.rows<{ now: number }>(
      'SELECT extract(epoch FROM clock_timestamp())::float8 * 1000 AS now',
    )
    expect(stream.clocks).toEqual(stream.clocks.toSorted((a, b) => a - b))
    expect(Math.abs(row!.now - stream.clocks.at(-1)!)).toBeLessThan(60_000)
  })
})

describe('a stream', () => {
  it('ends when its session ends, and opens no more', async () => {
    const { member, stream } = await hireAndFollow(['support'])
    await member.call('signOut', {})
    await until('the end', () => stream.isClosed())
    expect(stream.ends).toEqual(['signedOut'])
    expect((await openStaffStream(second.address, books.memberId, bearer(member))).status).toBe(401)
  })

  it('ends when a role is revoked, before anything of the role arrives', async () => {
    const { member, stream } = await hireAndFollow(['support', 'auditor'])
    await books.rows(
      `UPDATE staff_grant SET revoked_at = clock_timestamp() WHERE staff_id = $1 AND role = 'auditor'`,
      [member.staffId],
    )
    await until('the end', () => stream.isClosed())
    expect(stream.ends).toEqual(['rightsChanged'])
    const again = await follow(second, member)
    const rosa = await first.hire(['contentEditor'])
    await rosa.call('setMessage', { text: 'A later text', reason: 'a test' }, books.memberId)
    await again.settled()
    expect(again.changes).toEqual([])
  })

  it('does not keep an abandoned session alive', async () => {
    const { member, stream } = await hireAndFollow(['support'])
    await books.rows(
      `UPDATE staff_session SET seen_at = clock_timestamp() - interval '31 minutes' WHERE staff_id = $1`,
      [member.staffId],
    )
    await until('the end', () => stream.isClosed())
    expect(stream.ends).toEqual(['signedOut'])
  })

  it('needs a role at the operator', async () => {
    const stranger = await first.hire([])
    expect((await openStaffStream(first.address, books.memberId, bearer(stranger))).status).toBe(404)
    const own = await first.hire(['support'])
    expect((await openStaffStream(first.address, 0, bearer(own))).status).toBe(404)
    expect((await openStaffStream(first.address, books.memberId + 1, bearer(own))).status).toBe(404)
    expect((await openStaffStream(first.address, -1, bearer(own))).status).toBe(404)
    const unknown = { authorization: `Bearer ${randomUUID()}` }
    expect((await openStaffStream(first.address, books.memberId, unknown)).status).toBe(401)
  })

  it('is one of at most twelve of a session', async () => {
    const member = await first.hire(['support'])
    const open = () => openStaffStream(first.address, books.memberId, bearer(member))
    const streams = await Promise.all(Array.from({ length: maxStreamsPerSession }, open))
    expect(streams.map(({ status }) => status)).toEqual(streams.map(() => 200))
    expect((await open()).status).toBe(429)
    streams[0]!.close()
    await until('room', async () => (await open()).status === 200)
  })

  it.each([
    ['of the application', { 'sec-fetch-site': 'same-origin' }, 200],
    ['of another site', { 'sec-fetch-site': 'cross-site' }, 401],
    ['of the same domain', { 'sec-fetch-site': 'same-site' }, 401],
    ['of a link or a bookmark', { 'sec-fetch-site': 'none' }, 401],
    ['of another site in an old browser', { origin: 'https://evil.example' }, 401],
    [
      'of another site that claims to be the same',
      { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
      401,
    ],
    ['of an unknown page', {}, 401],
  ])('with the cookie is opened by a page %s: %s', async (_, headers: Record<string, string>, status) => {
    const member = await first.hire(['support'])
    const browser = createConsoleBrowser(first.address)
    await browser.signIn(member)
    const stream = await openStaffStream(first.address, books.memberId, {
      ...headers,
      cookie: browser.getCookie(),
    })
    expect(stream.status).toBe(status)
  })
})
