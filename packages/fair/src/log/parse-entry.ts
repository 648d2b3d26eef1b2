import { utf8 as utf8Text } from '@scure/base'
import { type Bytes, equal } from '#encoding/bytes.ts'
import {
  attempt,
  exactly,
  hexBytes,
  integer,
  list,
  minorUnits,
  object,
  optional,
  type Problem,
  refuse,
  type Shape,
  text,
} from '#encoding/shape.ts'
import {
  entryBytes,
  type EntrySigner,
  type EntryType,
  type LogEntry,
  maxEntryBytes,
  type TypedEntry,
} from './entry.ts'

const id = text(200)
const hash = hexBytes(32)
const count = integer(0, Number.MAX_SAFE_INTEGER)
const maxTextLength = 65_535

/** Bytes of any length: what a dishonest party logs must stay readable. */
export const anyBytes: Shape<string> = (value, at) =>
  typeof value === 'string' && value.length <= maxTextLength && /^(?:[0-9a-f]{2})*$/.test(value)
    ? value
    : refuse(at, 'is not lower-case hexadecimal')

const anyText: Shape<string> = (value, at) =>
  typeof value === 'string' && value.length <= maxTextLength && value.isWellFormed()
    ? value
    : refuse(at, 'is not text')

const row =
  <T extends readonly unknown[]>(...shapes: { [K in keyof T]: Shape<T[K]> }): Shape<T> =>
  (value, at) => {
    if (!Array.isArray(value) || value.length !== shapes.length) return refuse(at, 'is not a row')
    return shapes.map((shape, i) => shape(value[i], `${at}[${i}]`)) as unknown as T
  }

const signer = object<EntrySigner>({ at: count, term: count, k: count, head: hash, sig: anyBytes })
const inGame = { game: id, prev: hash }
const withReason = { ...inGame, C: hash, reason: anyText }

type Fields<T extends EntryType> = {
  [K in keyof TypedEntry<T>]-?: Shape<Exclude<TypedEntry<T>[K], undefined>>
}

/** Closed map: a type of entry without a shape does not compile. */
const shapes: { [T in EntryType]: Fields<T> } = {
  policy: { t: exactly('policy'), text: anyText, from: count },
  key: { t: exactly('key'), role: id, old: anyBytes, new: anyBytes, from: count, sig: anyBytes },
  term: { t: exactly('term'), key: hash, term: count, k: count, head: hash },
  game: {
    t: exactly('game'),
    ...inGame,
    scheme: (value, at) =>
      value === 'FD2' || value === 'FD2/deck' ? value : refuse(at, 'is not a known scheme'),
    anchor: hash,
    keys: object<TypedEntry<'game'>['keys']>({ platform: hash, signer: hash, control: anyBytes }),
    rules: hash,
    prizes: hash,
    fd1Index: count,
  },
  chain: {
    t: exactly('chain'),
    ...inGame,
    chain: count,
    anchor: hash,
    length: count,
    platform: anyBytes,
    signer: anyBytes,
  },
  heads: { t: exactly('heads'), n: count, batch: hash, rows: list(row(id, count, hash)) },
  close: {
    t: exactly('close'),
    ...inGame,
    C: hash,
    member: id,
    instance: id,
    rules: hash,
    prizes: hash,
    size: count,
    root: hash,
    pool: minorUnits,
    jackpot: minorUnits,
    currency: id,
    chain: count,
    index: count,
    previous: hash,
    round: count,
    closedAt: count,
    latestEnd: optional(count),
    platform: anyBytes,
    lock: anyBytes,
    masks: list(anyBytes),
    signer,
    ics: object<TypedEntry<'close'>['ics']>({ at: count, sig: anyBytes }),
  },
  deck: {
    t: exactly('deck'),
    ...inGame,
    D: hash,
    C: hash,
    N: count,
    root: hash,
    anchor: hash,
    platform: anyBytes,
    signer,
  },
  round: {
    t: exactly('round'),
    Q: hash,
    round: count,
    cutAt: count,
    rows: list(row(hash, count, count, hash)),
    lock: anyBytes,
    masks: list(anyBytes),
    signer,
  },
  result: {
    t: exactly('result'),
    ...inGame,
    C: hash,
    beacon: anyBytes,
    link: hash,
    text: anyText,
    settlement: hash,
    paid: minorUnits,
    count,
    ics: anyBytes,
    platform: anyBytes,
  },
  late: { t: exactly('late'), ...withReason },
  missed: { t: exactly('missed'), Q: hash, reason: anyText },
  cancel: { t: exactly('cancel'), ...withReason },
  held: { t: exactly('held'), ...withReason },
  release: { t: exactly('release'), ...withReason },
  books: { t: exactly('books'), journal: hash, audit: hash, at: count },
}

const isEntryType = (value: unknown): value is EntryType =>
  typeof value === 'string' && Object.hasOwn(shapes, value)

/** Reads an entry of the public log from an untrusted value. */
export const logEntry: Shape<LogEntry> = (value, at) => {
  const type: unknown = typeof value === 'object' && value !== null && 't' in value ? value.t : undefined
  if (!isEntryType(type)) return refuse(`${at}.t`, 'is not a known type of entry')
  return object<LogEntry>(shapes[type])(value, at)
}

/** The bytes must be the one canonical text of the entry. */
export function parseEntry(bytes: Bytes): LogEntry | Problem {
  if (bytes.length > maxEntryBytes) return { problem: 'entry is too long' }
  const value = parseJson(bytes)
  if (value === undefined) return { problem: 'entry is not JSON' }
  const entry = attempt(logEntry, value, 'entry')
  if ('problem' in entry) return entry
  return equal(entryBytes(entry), bytes) ? entry : { problem: 'entry is not canonical' }
}

function parseJson(bytes: Bytes): unknown {
  try {
    return JSON.parse(utf8Text.encode(bytes))
  } catch {
    return undefined
  }
}
