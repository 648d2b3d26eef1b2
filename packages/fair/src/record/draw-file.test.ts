import { describe, expect, it } from 'vitest'
import { drawFileFromText, splitLines, openDrawFile } from './draw-file.ts'
import { sampleFile, sampleRecord } from './sample-record.test-support.ts'
import { parseTicketLine, ticketLine } from '#tickets/ticket-line.ts'
import { verifyDraw } from '#verify.ts'

const { leaves, ...record } = sampleRecord({ tickets: 5, seed: 'file', voided: [1] })
const lines = [...sampleFile({ ...record, leaves }).lines()]
const lineAt = (index: number): string => lines[index] ?? expect.unreachable()
const failed = (changed: readonly string[]) => verifyDraw(drawFileFromText(changed.join('\n'))).failed

describe('draw file', () => {
  it('yields the record and then the tickets on every read', () => {
    expect(lines.map(line => JSON.parse(line))).toEqual([
      record,
      ...leaves.map(({ player, plays, price }) => [player, plays, price]),
    ])
    const draw = openDrawFile(drawFileFromText(`${lines.join('\n')}\n`))
    if ('problem' in draw) return expect.unreachable()
    expect(draw.record).toEqual(record)
    for (let i = 0; i < 2; i++) expect([...draw.tickets()]).toEqual(leaves)
  })

  it.each<[string, string]>([
    ['an empty line', ''],
    ['a ticket with four fields', lineAt(2).replace(']', ',"1"]')],
    ['a ticket with an extra space', lineAt(2).replace(',', ', ')],
    ['a price that is not an amount', lineAt(2).replace(/"\d+"\]$/, '"-5"]')],
    ['a carriage return', `${lineAt(2)}\r`],
  ])('rejects %s in step leaves and names the line', (_, line) => {
    expect(failed(lines.with(2, line))).toMatchObject({
      id: 'leaves',
      detail: expect.stringContaining('line 3 of the file is not a ticket'),
    })
  })

  it.each<[string, string[]]>([
    ['a file without its last tickets', lines.slice(0, -2)],
    ['a file with a duplicate ticket', [...lines, lineAt(1)]],
    ['a file with two swapped tickets', [lineAt(0), lineAt(2), lineAt(1), ...lines.slice(3)]],
    ['a file with only the record', lines.slice(0, 1)],
  ])('rejects %s at step leaves', (_, changed) => {
    expect(failed(changed)?.id).toBe('leaves')
  })

  it.each<[string, string[]]>([
    ['no content', []],
    ['the tickets before the record', lines.toReversed()],
  ])('rejects a first line with %s', (_, changed) => {
    expect(failed(changed)).toMatchObject({ id: 'format' })
  })
})

describe('splitLines', () => {
  it('splits the same lines wherever the chunks end', () => {
    const text = 'one\n\nthree\nfour'
    for (let size = 1; size <= text.length; size++) {
      const pieces = Array.from({ length: Math.ceil(text.length / size) }, (_, i) =>
        text.slice(i * size, (i + 1) * size),
      )
      expect([...splitLines(pieces)]).toEqual(['one', '', 'three', 'four'])
    }
    expect([...splitLines(['one\n'])]).toEqual(['one'])
  })
})

it('accepts only the canonical text of a ticket', () => {
  const ticket = leaves[0] ?? expect.unreachable()
  expect(parseTicketLine(ticketLine(ticket))).toEqual(ticket)
  expect(parseTicketLine(ticketLine({ ...ticket, plays: '' }))).toEqual({ ...ticket, plays: '' })
  for (const plays of ['"', '\\', 'ü', '\n', 'x'.repeat(1001)])
    expect(parseTicketLine(ticketLine({ ...ticket, plays }))).toBeUndefined()
})
