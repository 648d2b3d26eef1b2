import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { guardCell, toCsv } from './csv.ts'
import { createExportFile, type ExportContent } from './export-file.ts'

const content: ExportContent = {
  title: 'Withdrawals waiting',
  filters: ['Two people', '“bank”'],
  facts: ['Period: 14 November 2026'],
  time: new Date('2026-11-14T20:04:12Z'),
  person: 'Carol Mbeki',
  total: 14,
  head: ['Player', 'Amount'],
  rows: [
    ['r.marsden', '£1,250.00'],
    ['=HYPERLINK("https://evil.example")', '-12.50'],
  ],
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const splitHash = (text: string) => {
  const at = text.lastIndexOf('\r\n', text.length - 3) + 2
  return { above: text.slice(0, at), last: text.slice(at).trim() }
}

describe('an export', () => {
  it('names title, filters, facts, time, person and number above the rows', async () => {
    const { text, name } = await createExportFile(content)
    expect(name).toBe('withdrawals-waiting-2026-11-14T200412.csv')
    expect(text.split('\r\n').slice(0, 9)).toEqual([
      '\uFEFFTitle,Withdrawals waiting',
      'Filters,Two people; “bank”',
      'Fact,Period: 14 November 2026',
      'Time,2026-11-14T20:04:12.000Z',
      'Person,Carol Mbeki',
      'Rows,2 of 14',
      '',
      'Player,Amount',
      'r.marsden,"£1,250.00"',
    ])
  })

  it('ends with the hash of all bytes above it', async () => {
    const { above, last } = splitHash((await createExportFile(content)).text)
    expect(last).toBe(`SHA-256 of all lines above,${sha256(above)}`)
    expect(sha256(above.replace('r.marsden', 'r.marsdem'))).not.toBe(last.split(',')[1])
  })
})

describe('guardCell', () => {
  it.each(['=1+1', '+44 20', '@SUM(A1)', '-2+3', '\t=1', ' =1', "'=1", '＝1', '\r=1', '"=1'])(
    'disarms %j',
    text => {
      expect(guardCell(text)).toBe(`'${text}`)
    },
  )

  it.each(['-12.50', '+3.8%', '1,250.00', '£5', 'a=b', '−£60.00', ''])('leaves %j as it is', text => {
    expect(guardCell(text)).toBe(text)
  })
})

describe('toCsv', () => {
  it('quotes commas, quotes and line breaks', () => {
    expect(toCsv([['a,b', 'say "x"', 'two\nlines', 'plain']])).toBe(
      '"a,b","say ""x""","two\nlines",plain\r\n',
    )
  })
})
