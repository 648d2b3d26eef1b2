import type { Log } from '#platform/log.ts'
import { SignerRefused } from './client.ts'
import type { LogLine } from './log/entries.ts'
import type { Journal } from './log/journal.ts'
import type { SignerCall, SignerCalls } from './protocol.ts'
import { RequestRefused } from './request-refused.ts'
import type { Terms } from './terms.ts'

interface ReplicatorDeps {
  readonly journal: Journal
  readonly terms: Terms
  readonly log: Log
  /** Calls the other signer; undefined if there is none. */
  readonly send:
    | (<C extends SignerCall>(name: C, body: SignerCalls[C]['request']) => Promise<SignerCalls[C]['answer']>)
    | undefined
}

const maxBatchLines = 200
const maxBatchBytes = 500_000

/**
 * Copies the log to the other signer. While both have the same entries, an answer leaves only after its entry is on both
 * disks. If the other one is down, signing continues alone until it has caught up.
 */
export class Replicator {
  readonly #deps: ReplicatorDeps
  #solo = true
  /** The newest entry that the other signer has on its disk. */
  #copied = 0
  #running: Promise<void> | undefined

  constructor(deps: ReplicatorDeps) {
    this.#deps = deps
  }

  get solo(): boolean {
    return this.#solo
  }

  /** Waits until the other signer has entry `k`, unless this signer works alone. */
  async reach(k: number): Promise<void> {
    while (!this.#solo && this.#copied < k) {
      await (this.#running ??= this.#push().finally(() => void (this.#running = undefined)))
    }
    if (this.#deps.terms.mode === 'fenced')
      throw new RequestRefused('term', 'the other signer has started a newer term')
  }

  /** Finds out what the other signer has, and sends the rest. */
  async catchUp(): Promise<void> {
    const { journal, terms, log, send } = this.#deps
    if (!send || !this.#solo || terms.mode === 'standby') return
    try {
      const other = await send('status', {})
      if (other.term > terms.term) return this.#fence(other.term)
      if (journal.headAt(other.k) !== other.head) {
        log.error({ k: other.k }, 'signer logs differ')
        return
      }
      this.#copied = other.k
      while (this.#copied < journal.k) await this.#sendBatch()
      this.#solo = false
      log.info({ k: this.#copied }, 'standby signer has caught up')
    } catch (error) {
      this.#fail(error)
    }
  }

  async #push(): Promise<void> {
    try {
      await this.#sendBatch()
    } catch (error) {
      this.#fail(error)
    }
  }

  async #sendBatch(): Promise<void> {
    const { journal, terms, send } = this.#deps
    const lines = cutBatch(journal.read(this.#copied + 1, maxBatchLines))
    const answer = await send?.('replicate', { term: terms.term, lines })
    this.#copied = Math.max(this.#copied, answer?.k ?? 0)
  }

  #fail(error: unknown): void {
    const { log } = this.#deps
    if (error instanceof SignerRefused && error.code === 'term') this.#fence(undefined)
    if (!this.#solo) log.error({ err: error }, 'signer works solo')
    this.#solo = true
  }

  #fence(term: number | undefined): void {
    this.#deps.log.error({ term }, 'signer fenced: another signer started a newer term')
    this.#deps.terms.fence()
  }
}

const cutBatch = (lines: readonly LogLine[]): LogLine[] => {
  let bytes = 0
  return lines.filter((line, i) => {
    bytes += JSON.stringify(line).length
    return i === 0 || bytes <= maxBatchBytes
  })
}
