import { hex, unhex } from '@fairground/fair/encoding/bytes'
import { type Chain, chainFrom } from '@fairground/fair/crypto/hash-chain'
import { RequestRefused } from './request-refused.ts'
import type { SignerEntry, SignerLog } from './signer-log.ts'

const chainLength = 100_000

type ChainEntry = Extract<SignerEntry, { type: 'chain' }>

/** The seed chain of every game. */
export class GameChains {
  readonly #log: SignerLog
  readonly #randomBytes: (length: number) => Uint8Array
  readonly #chains = new Map<string, Chain>()

  constructor({ log, randomBytes }: { log: SignerLog; randomBytes: (length: number) => Uint8Array }) {
    this.#log = log
    this.#randomBytes = randomBytes
  }

  open(game: string): Chain {
    if (!this.#entry(game)) {
      const secret = hex(this.#randomBytes(32))
      this.#log.append({ type: 'chain', game, secret, length: chainLength })
    }
    return this.get(game)
  }

  /** Computed on first use, so that a signer with many games restarts quickly. */
  get(game: string): Chain {
    const known = this.#chains.get(game)
    if (known) return known
    const entry = this.#entry(game)
    if (!entry) throw new RequestRefused(`no chain was opened for game ${game}`)
    const chain = chainFrom(unhex(entry.secret), entry.length)
    this.#chains.set(game, chain)
    return chain
  }

  #entry(game: string): ChainEntry | undefined {
    return this.#log.entries.find(
      (entry): entry is ChainEntry => entry.type === 'chain' && entry.game === game,
    )
  }
}
