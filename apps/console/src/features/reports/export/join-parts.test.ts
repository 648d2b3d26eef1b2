import { describe, expect, it } from 'vitest'
import { joinParts } from './join-parts.ts'

const csv = (part: number, parts: number, rows: readonly string[]): string =>
  [
    'Title,Large wins',
    `Page,${part} of ${parts}`,
    '',
    'Player,Text',
    ...rows,
    '',
    'Total,amount,GBP,12',
    '',
  ].join('\r\n')

const xml = (part: number, parts: number, rows: readonly string[]): string =>
  `<report><header><page>${part}</page><pages>${parts}</pages></header>\n<rows>\n${rows.join('\n')}\n</rows>\n<totals></totals></report>`

const html = (part: number, parts: number, rows: readonly string[]): string =>
  `<dl><dt>Page</dt><dd>${part} of ${parts}</dd></dl><table><tbody>${rows.join('\n')}</tbody></table><table><tbody></tbody></table>`

describe('joinParts', () => {
  it.each([
    ['csv', csv, ['1,a', '2,"b\r\n\r\nc"', '3,d']],
    ['xml', xml, ['<row>1</row>', '<row>2</row>', '<row>3</row>']],
    ['html', html, ['<tr>1</tr>', '<tr>2</tr>', '<tr>3</tr>']],
  ] as const)('writes the parts of %s as one file', (format, write, rows) => {
    const parts = rows.map((row, at) => write(at + 1, rows.length, [row]))
    expect(joinParts(format, parts)).toBe(write(1, 1, rows))
  })

  it('leaves a single part as it is', () => {
    expect(joinParts('csv', ['anything'])).toBe('anything')
  })

  it('refuses a part that is no report', () => {
    expect(() => joinParts('csv', [csv(1, 2, ['1,a']), 'an error page'])).toThrow('not a report')
    expect(() => joinParts('xml', [xml(1, 2, ['<row/>']), '<html>'])).toThrow('not a report')
  })
})
