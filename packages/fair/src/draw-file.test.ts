import { describe, expect, it } from 'vitest'
import { fileOfText, linesOf, openDrawFile } from './draw-file.ts'
import { sampleFile, sampleRecord } from './sample-record.test-support.ts'
import { parseTicketLine, ticketLine } from './ticket-line.ts'
import { verifyDraw } from './verify.ts'

const { leaves, ...record } = sampleRecord({ tickets: 5, seed: 'file', voided: [1] })
const lines = [...sampleFile({ ...record, leaves }).lines()]
const lineAt = (index: number): string => lines[index] ?? expect.unreachable()
const failed = (changed: readonly string[]) => verifyDraw(fileOfText(changed.join('\n'))).failed

describe('a draw file', () => {
  it('is the record and then the tickets, and can be read again and again', () => {
    expect(lines.map(line => JSON.parse(line))).toEqual([
      record,
      ...leaves.map(({ player, plays, price }) => [player, plays, price]),
    ])
    const draw = openDrawFile(fileOfText(`${lines.join('\n')}\n`))
    if ('problem' in draw) return expect.unreachable()
    expect(draw.record).toEqual(record)
    for (let i = 0; i < 2; i++) expect([...draw.tickets()]).toEqual(leaves)
  })

  it.each<[string, string]>([
    ['an empty line', ''],
    ['a ticket of four', lineAt(2).replace(']', ',"1"]')],
    ['a ticket with a blank more', lineAt(2).replace(',', ', ')],
    ['a price that is no amount', lineAt(2).replace(/"\d+"\]$/, '"-5"]')],
    ['a carriage return', `${lineAt(2)}\r`],
  ])('with %s is refused where its tickets are counted, and the line is named', (_, line) => {
    expect(failed(lines.with(2, line))).toMatchObject({
      id: 'leaves',
      detail: expect.stringContaining('line 3 of the file is not a ticket'),
    })
  })

  it.each<[string, string[]]>([
    ['without its last tickets', lines.slice(0, -2)],
    ['with a ticket twice', [...lines, lineAt(1)]],
    ['with two tickets exchanged', [lineAt(0), lineAt(2), lineAt(1), ...lines.slice(3)]],
    ['with the record alone', lines.slice(0, 1)],
  ])('%s is refused at the leaves', (_, changed) => {
    expect(failed(changed)?.id).toBe('leaves')
  })

  it.each<[string, string[]]>([
    ['nothing in it', []],
    ['its tickets first', lines.toReversed()],
  ])('with %s has no record', (_, changed) => {
    expect(failed(changed)).toMatchObject({ id: 'format' })
  })
})

describe('linesOf', () => {
  it('does not care where the pieces end', () => {
    const text = 'one\n\nthree\nfour'
    for (let size = 1; size <= text.length; size++) {
      const pieces = Array.from({ length: Math.ceil(text.length / size) }, (_, i) =>
        text.slice(i * size, (i + 1) * size),
      )
      expect([...linesOf(pieces)]).toEqual(['one', '', 'three', 'four'])
    }
    expect([...linesOf(['one\n'])]).toEqual(['one'])
  })
})

it('a ticket has one spelling', () => {
  const ticket = leaves[0] ?? expect.unreachable()
  expect(parseTicketLine(ticketLine(ticket))).toEqual(ticket)
  expect(parseTicketLine(ticketLine({ ...ticket, plays: '' }))).toEqual({ ...ticket, plays: '' })
  for (const plays of ['"', '\\', 'ü', '\n', 'x'.repeat(1001)])
    expect(parseTicketLine(ticketLine({ ...ticket, plays }))).toBeUndefined()
})
