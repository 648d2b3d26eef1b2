import { createHash } from 'node:crypto'

const maxLines = 60

/** The event log of a run. Its hash is the run's fingerprint; the last lines are printed with a violation. */
export class Trace {
  readonly #hash = createHash('sha256')
  readonly #last: string[] = []
  readonly #onLine: ((line: string) => void) | undefined

  constructor(onLine?: (line: string) => void) {
    this.#onLine = onLine
  }

  add(now: number, line: string): void {
    const text = `${(now / 1000).toFixed(3)} ${line}`
    this.#hash.update(text)
    this.#last.push(text)
    if (this.#last.length > maxLines) this.#last.shift()
    this.#onLine?.(text)
  }

  last(count: number): readonly string[] {
    return this.#last.slice(-count)
  }

  digest(): string {
    return this.#hash.digest('hex')
  }
}
