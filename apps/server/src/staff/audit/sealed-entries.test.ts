import { type AuditEntryContent, firstPrevHash, hashAuditEntry } from '@fairground/fair/log/audit-entry'
import type { StaffMember } from '@fairground/testkit/staff/staff-member'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Books, openBooks } from '#testing/books.test-support.ts'
import { openTestConsole, type TestConsole } from '#testing/test-console.test-support.ts'

const reason = 'a review of the log'
let books: Books
let staffConsole: TestConsole
let officer: StaffMember
let finance: StaffMember
let admin: StaffMember
let auditor: StaffMember

beforeAll(async () => {
  books = await openBooks()
  staffConsole = await openTestConsole(books)
  officer = await staffConsole.hire(['saferPlay'])
  finance = await staffConsole.hire(['finance'])
  admin = await staffConsole.hire(['platformAdmin'])
  auditor = await staffConsole.hire(['auditor'])
  const [playerId = 0] = await books.players(1, 0n)
  const note = 'Money of three cards leaves to one account.'
  await officer.call('openAmlCase', { playerId, note, reason: 'an odd pattern' }, books.memberId)
  await officer.call('restrictPlayer', { playerId, kind: 'stopPromotions', reason }, books.memberId)
  await finance.call('exportAuditLog', { reason }, books.memberId)
}, 120_000)
afterAll(async () => {
  await staffConsole.close()
  await books.close()
}, 120_000)

const read = async (member: StaffMember, filters: object = {}) =>
  (await member.call('readAuditLog', filters, books.memberId)).entries

const readExport = async (member: StaffMember) => {
  const { lines } = await member.call('exportAuditLog', { reason }, books.memberId)
  return lines.map(line => JSON.parse(line) as AuditEntryContent & { hash: string; isSealed?: true })
}

describe('an entry about AML or safer play', () => {
  it('is sealed for finance and for admins, and open for an auditor', async () => {
    for (const member of [finance, admin]) {
      const entries = await read(member)
      const sealed = entries.filter(({ isSealed }) => isSealed)
      expect(sealed).toHaveLength(2)
      expect(sealed.every(({ reason: why }) => why === 'sealed')).toBe(true)
      // The two look the same, and no number is missing.
      const [first, second] = sealed.map(({ seq: _, at: __, hash: ___, ...rest }) => rest)
      expect(first).toEqual(second)
      expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, index) => entries[0]!.seq - index))
      expect(JSON.stringify(entries)).not.toMatch(/aml|odd pattern|restrict/)
    }
    const open = await read(auditor)
    expect(open.some(({ isSealed }) => isSealed)).toBe(false)
    expect(open.map(({ action }) => action)).toContain('open-aml-case')
  })

  it('is found by no filter but that of the time', async () => {
    const caseEntry = (await read(auditor)).find(({ action }) => action === 'open-aml-case')!
    const { actor, action, subject, at } = caseEntry
    for (const filter of [{ actor }, { action }, { subject }, { subject: 'aml-case/' }]) {
      expect(await read(finance, filter)).toEqual([])
      expect(await read(auditor, filter)).not.toEqual([])
    }
    expect(await read(finance, { from: at, to: at + 1 })).toMatchObject([{ isSealed: true }])
  })

  it('leaves the chain of an export whole, without its content', async () => {
    const lines = await readExport(finance)
    expect(lines.filter(({ isSealed }) => isSealed)).toHaveLength(2)
    expect(JSON.stringify(lines)).not.toMatch(/aml|odd pattern|restrict/)
    const all = await readExport(auditor)
    expect(all.some(({ isSealed }) => isSealed)).toBe(false)
    for (const exported of [lines, all]) {
      let last = firstPrevHash
      for (const line of exported) {
        expect(line.prevHash).toBe(last)
        if (!line.isSealed) expect(hashAuditEntry(line)).toBe(line.hash)
        last = line.hash
      }
    }
  })
})
