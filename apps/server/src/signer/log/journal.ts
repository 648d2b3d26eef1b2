import type { Bytes } from '@fairground/fair/encoding/bytes'
import { hex } from '@fairground/fair/encoding/bytes'
import type { LogLine, SignerEntry } from './entries.ts'
import { continueHead, firstHead, nextHead } from './head.ts'
import { SignerState } from './state.ts'

/** Where the lines are stored. */
export interface LogStore {
  /** Returns after the line is on disk. */
  write(line: LogLine): void
  /** The stored lines from number `k` on, at most `max`. */
  read(k: number, max: number): LogLine[]
}

/** Signs the statement of an entry, which covers the entry's number and head. */
export type SignStatement = (k: number, head: Bytes) => Bytes

/** The chained log with the state that follows from it. */
export class Journal {
  readonly state = new SignerState()
  readonly #store: LogStore
  #k = 0
  #head: Bytes = firstHead
  #broken = false

  constructor(store: LogStore, lines: Iterable<LogLine> = []) {
    this.#store = store
    for (const line of lines) this.#follow(line)
  }

  get k(): number {
    return this.#k
  }

  get head(): Bytes {
    return this.#head
  }

  append(entry: SignerEntry, signStatement?: SignStatement): LogLine {
    const k = this.#k + 1
    const head = nextHead(this.#head, entry)
    const signature = signStatement && { signature: hex(signStatement(k, head)) }
    const line: LogLine = { k, head: hex(head), entry, ...signature }
    this.adopt(line)
    return line
  }

  /** Stores a line of another signer's log, which must continue this one. */
  adopt(line: LogLine): void {
    if (this.#broken) throw new Error('the signer log could not be written before')
    if (!continueHead(this.#k, this.#head, line)) throw new Error(`line ${line.k} does not continue the log`)
    // A half-written line would damage every later one, so a failed write ends all writing.
    this.#broken = true
    this.#store.write(line)
    this.#broken = false
    this.#follow(line)
  }

  /** The head after entry `k`, if this log has it. */
  headAt(k: number): string | undefined {
    if (k === 0) return hex(firstHead)
    if (k === this.#k) return hex(this.#head)
    return this.read(k, 1)[0]?.head
  }

  read(k: number, max: number): LogLine[] {
    return k < 1 || k > this.#k ? [] : this.#store.read(k, max)
  }

  #follow(line: LogLine): void {
    const head = continueHead(this.#k, this.#head, line)
    if (!head) throw new Error(`the signer log is damaged at entry ${this.#k + 1}`)
    this.#k = line.k
    this.#head = head
    this.state.apply(line)
  }
}
