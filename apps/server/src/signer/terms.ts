import { hex } from '@fairground/fair/encoding/bytes'
import type { SigningKey } from '#platform/keys.ts'
import type { LogLine } from './log/entries.ts'
import type { Journal } from './log/journal.ts'
import type { LogPosition, Replicate, SignerMode, StartTerm, TermAnswer } from './protocol.ts'
import { RequestRefused } from './request-refused.ts'
import type { SignerSecrets } from './secrets.ts'

interface TermDeps {
  readonly journal: Journal
  readonly key: SigningKey
  readonly secrets: SignerSecrets
  readonly now: () => number
}

/**
 * Decides whether this signer may sign. The newest term in the log names the key of the one signer that may. The platform
 * confirms after each start that no entry is missing here.
 */
export class Terms {
  readonly #deps: TermDeps
  readonly #key: string
  #confirmed = false
  #behind = false
  #fenced = false

  constructor(deps: TermDeps) {
    this.#deps = deps
    this.#key = hex(deps.key.publicKey)
    const { term } = deps.journal.state
    if (term && term.secrets !== deps.secrets.commitment)
      throw new Error('the secrets do not belong to the signer log')
  }

  get term(): number {
    return this.#deps.journal.state.term?.term ?? 0
  }

  get mode(): SignerMode {
    if (this.#behind) return 'behind'
    if (this.#deps.journal.state.term?.key !== this.#key) return 'standby'
    if (this.#fenced) return 'fenced'
    return this.#confirmed ? 'active' : 'unconfirmed'
  }

  /** Starts the log of a new signer. */
  startFirst(): void {
    if (this.#deps.journal.k === 0) this.#append(1, [])
  }

  checkActive(): void {
    const refused = modeRefusals[this.mode]
    if (refused) throw new RequestRefused(...refused)
  }

  /** The other signer has a newer term, so its log decides. */
  fence(): void {
    this.#fenced = true
  }

  confirm({ k, head }: LogPosition): LogPosition {
    if (this.#deps.journal.headAt(k) !== head) this.#behind = true
    else this.#confirmed = true
    if (this.#behind) this.checkActive()
    return this.#position()
  }

  /** Two persons order the change. They name the newest entry of the public log, which must not be missing here. */
  startTerm({ k, head, by }: StartTerm): TermAnswer {
    if (new Set(by.map(name => name.trim().toLowerCase())).size !== 2)
      throw new RequestRefused('request', 'two different persons must order a new term')
    if (this.#behind || this.#deps.journal.headAt(k) !== head)
      throw new RequestRefused('behind', `entry ${k} of the public log is missing here`)
    this.#append(this.term + 1, by)
    this.#fenced = false
    return { key: this.#key, term: this.term, ...this.#position() }
  }

  /** Stores the entries of the active signer. Entries that are here already must be the same. */
  replicate({ term, lines }: Replicate): LogPosition {
    const { journal } = this.#deps
    if (term < this.term) throw new RequestRefused('term', `term ${term} has ended; term ${this.term} holds`)
    for (const line of lines) {
      if (line.k <= journal.k) {
        if (journal.headAt(line.k) !== line.head) throw forked(line)
        continue
      }
      if (line.k > journal.k + 1) throw new RequestRefused('behind', `entry ${journal.k + 1} is missing here`)
      this.#checkLine(line)
      journal.adopt(line)
    }
    return this.#position()
  }

  #checkLine(line: LogLine): void {
    const { entry } = line
    if (entry.type === 'term') {
      if (entry.secrets !== this.#deps.secrets.commitment)
        throw new RequestRefused('fork', 'the other signer has other secrets')
      if (entry.term !== this.term + 1 || entry.key === this.#key) throw forked(line)
    } else if (this.#deps.journal.state.term?.key === this.#key) throw forked(line)
  }

  #append(term: number, by: readonly string[]): void {
    const { journal, secrets, now } = this.#deps
    journal.append({ type: 'term', term, key: this.#key, secrets: secrets.commitment, at: now(), by })
  }

  #position(): LogPosition {
    const { journal } = this.#deps
    return { k: journal.k, head: hex(journal.head) }
  }
}

const forked = ({ k }: LogLine) => new RequestRefused('fork', `the logs differ at entry ${k}`)

const modeRefusals: {
  readonly [M in SignerMode]: ConstructorParameters<typeof RequestRefused> | undefined
} = {
  active: undefined,
  unconfirmed: ['unconfirmed', 'the platform has not confirmed the newest entry that it knows'],
  standby: ['standby', 'another signer holds the term'],
  fenced: ['term', 'the other signer has started a newer term'],
  behind: ['behind', 'the log is behind; restore: spent indices come from the log, start a new term'],
}
