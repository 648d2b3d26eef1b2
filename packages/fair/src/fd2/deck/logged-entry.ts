import { object, refuse, type Shape } from '#encoding/shape.ts'
import type { TypedEntry, EntryType, LogEntry } from '#log/entry.ts'
import { logEntry } from '#log/parse-entry.ts'
import type { LogProof } from '#log/seen-in-time.ts'
import { logProof } from '#fd2/proof-fields.ts'

/** An entry with its own proof: the checkpoint shows when the witnesses saw it. */
export interface LoggedEntry<Entry extends LogEntry = LogEntry> {
  readonly entry: Entry
  readonly proof: LogProof
}

/** An entry of one type. */
export const entryShape =
  <T extends EntryType>(type: T): Shape<TypedEntry<T>> =>
  (value, at) => {
    const entry = logEntry(value, at)
    return isEntry(entry, type) ? entry : refuse(at, `is not a ${type} entry`)
  }

const isEntry = <T extends EntryType>(entry: LogEntry, type: T): entry is TypedEntry<T> => entry.t === type

/** An entry of one type with its own proof. */
export const loggedShape = <T extends 'close' | 'deck'>(type: T): Shape<LoggedEntry<TypedEntry<T>>> => {
  const fields = object<{ entry: unknown; proof: LogProof }>({ entry: value => value, proof: logProof })
  return (value, at) => {
    const { entry, proof } = fields(value, at)
    return { entry: entryShape(type)(entry, `${at}.entry`), proof }
  }
}
