import { firstPrevHash, hashAuditEntry } from '@fairground/fair/log/audit-entry'
import { describe, expect, it } from 'vitest'
import { chainStart, checkLines } from './check-lines.ts'

const createChain = (count: number) => {
  let prevHash = firstPrevHash
  return Array.from({ length: count }, (_, index) => {
    const content = {
      memberId: 1,
      seq: index + 1,
      at: 1_800_000_000_000 + index,
      actor: 'staff/3',
      action: 'hold-draw',
      subject: `instance/${index}`,
      before: null,
      after: { held: true },
      reason: 'Feed late',
      prevHash,
    }
    const hash = hashAuditEntry(content)
    prevHash = hash
    return { ...content, hash }
  })
}
const toLines = (entries: readonly object[]) => entries.map(entry => JSON.stringify(entry))

describe('checkLines', () => {
  it('follows a whole chain over several pages', () => {
    const entries = createChain(5)
    const half = checkLines(chainStart, toLines(entries.slice(0, 2)))
    expect(checkLines(half, toLines(entries.slice(2)))).toEqual({ seq: 5, hash: entries[4]!.hash, sealed: 0 })
  })

  it('checks the place of a sealed entry', () => {
    const entries: object[] = createChain(3)
    const { seq, prevHash, hash } = createChain(2)[1]!
    entries[1] = { seq, prevHash, hash, isSealed: true }
    expect(checkLines(chainStart, toLines(entries))).toMatchObject({ seq: 3, sealed: 1 })
    entries[1] = { seq, prevHash: firstPrevHash, hash, isSealed: true }
    expect(checkLines(chainStart, toLines(entries)).broken).toEqual({
      seq: 2,
      why: 'it does not follow entry 1',
    })
  })

  it('finds an altered, a removed and a replaced entry', () => {
    const entries = createChain(4)
    const altered = entries.map(entry => (entry.seq === 2 ? { ...entry, reason: 'None' } : entry))
    expect(checkLines(chainStart, toLines(altered)).broken).toEqual({ seq: 2, why: 'it was altered' })
    const removed = entries.filter(({ seq }) => seq !== 3)
    expect(checkLines(chainStart, toLines(removed)).broken).toEqual({ seq: 4, why: 'entry 3 is missing' })
    const { hash: _, ...rest } = entries[1]!
    const changed = { ...rest, reason: 'None' }
    const replaced = entries.map(entry =>
      entry.seq === 2 ? { ...changed, hash: hashAuditEntry(changed) } : entry,
    )
    expect(checkLines(chainStart, toLines(replaced)).broken).toEqual({
      seq: 3,
      why: 'it does not follow entry 2',
    })
  })
})
