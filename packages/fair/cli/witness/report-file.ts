import {
  appendFileSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import { dirname } from 'node:path'
import type { EntryReport } from '#log/watch-entries.ts'

/** Evidence against a log. It is never deleted. */
export type WitnessReport =
  | ({ readonly kind: 'entry' } & EntryReport)
  /** Two notes that the log signed and that cannot belong to one history. */
  | { readonly kind: 'split view'; readonly notes: readonly [kept: string, other: string] }

/** An honest log causes no report; the limit protects the disk from a log that only wants to fill it. */
const maxReports = 10_000

export class ReportFile {
  readonly #path: string
  readonly #lines: Set<string>

  constructor(path: string) {
    this.#path = path
    const text = existsSync(path) ? readFileSync(path, 'utf8') : ''
    const whole = text.slice(0, text.lastIndexOf('\n') + 1)
    // A crash cut the last line off; the report is found again when the entries are read again.
    if (whole !== text) writeFileSync(path, whole)
    this.#lines = new Set(whole.split('\n').filter(line => line !== ''))
  }

  get reports(): WitnessReport[] {
    return Array.from(this.#lines, line => JSON.parse(line) as WitnessReport)
  }

  get count(): number {
    return this.#lines.size
  }

  /** False if the same report is already kept. */
  add(report: WitnessReport): boolean {
    const line = JSON.stringify(report)
    if (this.#lines.has(line) || this.#lines.size >= maxReports) return false
    this.#lines.add(line)
    mkdirSync(dirname(this.#path), { recursive: true, mode: 0o700 })
    const file = openSync(this.#path, 'a', 0o600)
    try {
      appendFileSync(file, `${line}\n`)
      fsyncSync(file)
    } finally {
      closeSync(file)
    }
    return true
  }
}
