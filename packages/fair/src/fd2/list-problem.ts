import { hex } from '#encoding/bytes.ts'
import type { EntryType, LogEntry } from '#log/entry.ts'
import type { Evidence } from './evidence.ts'
import { isResultEntry } from './expected-entries.ts'

const isFor = (entry: LogEntry, C: string, ...types: EntryType[]): boolean =>
  'C' in entry && entry.C === C && types.includes(entry.t)

/** What is wrong with the game's entries from the previous close to the result; undefined if nothing is. */
export function findListProblem({ record, closeHash, list }: Evidence): string | undefined {
  if (!list) return "The file does not show the game's entries from the close to the result."
  const entries = list.entries.map(({ entry }) => entry)
  const C = hex(closeHash)
  if (!isResultEntry(record, closeHash, list.result.entry))
    return 'The log entry of the result differs from the file.'
  const [first] = entries
  if (first?.t !== 'game' && (first?.t !== 'close' || first.instance === record.instance))
    return 'The file does not show what the log says about the game before this draw.'
  if (entries.some(entry => isFor(entry, C, 'late', 'cancel')))
    return 'The log calls this close late or cancelled, so it cannot have a result.'
  const held = entries.findLastIndex(entry => isFor(entry, C, 'held'))
  if (held > entries.findLastIndex(entry => isFor(entry, C, 'release')))
    return 'The log holds this draw and does not release it.'
  return findOpenClose(entries, C)
}

const ends: EntryType[] = ['result', 'late', 'cancel', 'held']

/** Each earlier close must have ended before the next one, or its draw is hidden. */
function findOpenClose(entries: readonly LogEntry[], C: string): string | undefined {
  let open: string | undefined
  for (const entry of entries) {
    if (entry.t === 'close') {
      if (open !== undefined) return 'The log has a second close before the first one ended.'
      open = entry.C === C ? undefined : entry.C
    }
    if (open !== undefined && isFor(entry, open, ...ends)) open = undefined
  }
  return open === undefined ? undefined : 'The log has a close after this one and before its result.'
}
