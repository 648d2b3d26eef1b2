import type { HonestReport } from './run-honest.ts'

const incidentNames: { readonly [Name in keyof HonestReport['incidents']]: string } = {
  late: 'late records',
  missed: 'rounds that the witnesses missed',
  refused: 'rounds that the signer refused',
  skipped: 'skipped links',
  held: 'held draws',
  refunded: 'refunded instances',
  unpublished: 'ended without a record',
}

/** The signer refuses a late round before it spends a link, and the tickets join the next round three seconds later. */
const harmless: ReadonlySet<keyof typeof incidentNames> = new Set(['refused'])

const incidentKinds = Object.keys(incidentNames) as readonly (keyof typeof incidentNames)[]

/** Returns every problem of the run. An honest run has none. */
export const findFailures = ({ incidents, kinds, recordProblems, audit }: HonestReport): string[] => [
  ...incidentKinds
    .filter(name => incidents[name] > 0 && !harmless.has(name))
    .map(name => `${incidents[name]} ${incidentNames[name]}`),
  ...kinds.filter(({ ended }) => ended === 0).map(({ kind }) => `no ${kind} has ended`),
  ...recordProblems,
  ...audit.map(line => `audit: ${line}`),
]

/** One line per figure; the design's arithmetic in brackets. */
export const toReportLines = (report: HonestReport): string[] => {
  const { records, decks, kinds, incidents, recordProblems, audit, cardDelays, resultDelays } = report
  const tickets = kinds.reduce((sum, kind) => sum + kind.tickets, 0)
  const line = (name: string, value: string) => `${name.padEnd(44)}${value}`
  return [
    ...kinds.map(({ kind, ended, tickets }) => line(kind, `${ended} ended, ${tickets} tickets`)),
    line('draws and decks', `${records - decks} and ${decks}, ${tickets} tickets`),
    ...incidentKinds.map(name => line(incidentNames[name], String(incidents[name]))),
    line('records that failed', `${recordProblems.length} of ${records}`),
    line('audit problems', String(audit.length)),
    line('seconds from purchase to card', formatSpread(cardDelays)),
    line('seconds from close to result', formatSpread(resultDelays)),
    line('seconds of the control system for winners', formatSpread(toSpread(report.winnersSeconds))),
    ...toLogLines(report, tickets).map(([name, value]) => line(name, value)),
  ]
}

const toLogLines = (
  { logSizes, servedDecks, records }: HonestReport,
  tickets: number,
): readonly (readonly [string, string])[] => {
  const [entries, bytes] = (['entries', 'bytes'] as const).map(name =>
    logSizes.reduce((sum, size) => sum + size[name], 0),
  )
  const find = (type: string) => logSizes.find(size => size.type === type) ?? { entries: 0, bytes: 0 }
  const mean = (type: string) => kilobytes(find(type).bytes, find(type).entries)
  const { entries: rounds, bytes: roundBytes } = find('round')
  return [
    ['log: a close entry', `${mean('close')} (1.6 kB)`],
    ['log: a result entry', `${mean('result')} (0.7 kB)`],
    [
      'log: a round entry',
      `${mean('round')} with ${(servedDecks / Math.max(1, rounds)).toFixed(2)} decks (0.7 + 0.22 kB a deck)`,
    ],
    ['log: rounds', `${rounds}, ${kilobytes(roundBytes)}`],
    ...logSizes
      .filter(({ type }) => !['close', 'result', 'round'].includes(type))
      .map(size => [`log: ${size.type}`, `${size.entries}, ${kilobytes(size.bytes)}`] as const),
    ['log: all entries', `${entries}, ${kilobytes(bytes!)}`],
    [
      'log: entries and bytes a draw or deck',
      `${(entries! / Math.max(1, records)).toFixed(1)}, ${kilobytes(bytes!, records)}`,
    ],
    [
      'log: entries and bytes a ticket',
      `${(entries! / Math.max(1, tickets)).toFixed(2)}, ${kilobytes(bytes!, tickets)}`,
    ],
  ]
}

const kilobytes = (bytes: number, count = 1): string =>
  count === 0 ? 'none' : `${(bytes / count / 1000).toFixed(2)} kB`

const toSpread = (values: readonly number[]): HonestReport['cardDelays'] => {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.ceil(share * sorted.length) - 1] ?? null
  return { count: sorted.length, median: at(0.5), p99: at(0.99) }
}

const formatSpread = ({ count, median, p99 }: HonestReport['cardDelays']): string =>
  median === null || p99 === null
    ? 'none'
    : `median ${median.toFixed(2)}, p99 ${p99.toFixed(2)} (${count} measured)`
