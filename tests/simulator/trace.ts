import { createHash } from 'node:crypto'

const kept = 60

/** What happened, in order. Its hash is the run's fingerprint; the last lines are shown with a violation. */
export class Trace {
  readonly #hash = createHash('sha256')
  readonly #last: string[] = []
  readonly #show: ((line: string) => void) | undefined

  constructor(show?: (line: string) => void) {
    this.#show = show
  }

  add(now: number, line: string): void {
    const text = `${(now / 1000).toFixed(3)} ${line}`
    this.#hash.update(text)
    this.#last.push(text)
    if (this.#last.length > kept) this.#last.shift()
    this.#show?.(text)
  }

  last(count: number): readonly string[] {
    return this.#last.slice(-count)
  }

  digest(): string {
    return this.#hash.digest('hex')
  }
}
