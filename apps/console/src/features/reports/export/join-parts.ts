import type { ReportFormat } from '@fairground/contract/operator/reports/reports'

/** Splits lines of comma-separated values. A quoted cell may contain line ends. */
const splitLines = (text: string): readonly string[] => {
  const lines: string[] = []
  let start = 0
  let isQuoted = false
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '"') isQuoted = !isQuoted
    else if (!isQuoted && text.startsWith('\r\n', at)) {
      lines.push(text.slice(start, at))
      start = at + 2
      at += 1
    }
  }
  if (start < text.length) lines.push(text.slice(start))
  return lines
}

interface Pieces {
  readonly head: string
  readonly rows: string
  readonly foot: string
}

/** The head ends with the titles of the columns; the totals follow the rows after an empty line. */
const splitCsv = (text: string): Pieces => {
  const lines = splitLines(text)
  const rowsFrom = lines.indexOf('') + 2
  const rowsTo = lines.indexOf('', rowsFrom)
  if (rowsFrom < 2 || rowsTo < 0) throw new Error('the part is not a report')
  const join = (some: readonly string[]): string => some.map(line => `${line}\r\n`).join('')
  return {
    head: join(lines.slice(0, rowsFrom)),
    rows: join(lines.slice(rowsFrom, rowsTo)),
    foot: join(lines.slice(rowsTo)),
  }
}

/** Texts of rows are escaped, so the marks occur once before and once behind them. */
const splitBetween =
  (before: string, behind: string) =>
  (text: string): Pieces => {
    const from = text.indexOf(before) + before.length
    const to = text.indexOf(behind, from)
    if (from < before.length || to < 0) throw new Error('the part is not a report')
    return { head: text.slice(0, from), rows: text.slice(from, to), foot: text.slice(to) }
  }

interface JoinRule {
  readonly split: (text: string) => Pieces
  readonly between: string
  /** The head says which part of how many it is; the whole is one of one. */
  readonly toWhole: (head: string) => string
}

const rules: Readonly<Record<ReportFormat, JoinRule>> = {
  csv: {
    split: splitCsv,
    between: '',
    toWhole: head => head.replace(/^Page,1 of \d+\r$/m, 'Page,1 of 1\r'),
  },
  xml: {
    split: splitBetween('<rows>\n', '\n</rows>'),
    between: '\n',
    toWhole: head => head.replace(/<pages>\d+<\/pages>/, '<pages>1</pages>'),
  },
  html: {
    split: splitBetween('<tbody>', '</tbody>'),
    between: '\n',
    toWhole: head => head.replace(/<dd>1 of \d+<\/dd>/, '<dd>1 of 1</dd>'),
  },
}

/** Joins the parts of an exported report to one file, as if it had been exported in one part. */
export const joinParts = (format: ReportFormat, parts: readonly string[]): string => {
  const [first, ...others] = parts
  if (first === undefined) throw new Error('a report has at least one part')
  if (others.length === 0) return first
  const { split, between, toWhole } = rules[format]
  const { head, rows, foot } = split(first)
  return toWhole(head) + [rows, ...others.map(part => split(part).rows)].join(between) + foot
}
