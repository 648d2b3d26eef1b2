import { type Chain, chainFrom } from '@fairground/fair/crypto/hash-chain'
import { hex } from '@fairground/fair/encoding/bytes'
import type { Journal } from './log/journal.ts'
import type { ChainState } from './log/state.ts'
import { RequestRefused } from './request-refused.ts'
import type { SignerSecrets } from './secrets.ts'

export const defaultChainLength = 100_000

/** A successor is due when this share of a chain is spent. */
const successionShare = 0.9

export const isEnding = ({ entry, spent }: ChainState): boolean => spent >= entry.length * successionShare

/** The seed chains of every game. */
export class GameChains {
  readonly #journal: Journal
  readonly #secrets: SignerSecrets
  readonly #length: number
  readonly #chains = new Map<string, Chain>()

  constructor(journal: Journal, secrets: SignerSecrets, length = defaultChainLength) {
    this.#journal = journal
    this.#secrets = secrets
    this.#length = length
  }

  /** The chain in use: the newest that has countersigned, or the first one, which is created here. */
  open(game: string): ChainState {
    const chains = this.#journal.state.chains(game)
    return chains.findLast(chain => chain.spent > 0) ?? chains[0] ?? this.#create(game, 1)
  }

  /** The successor of the chain in use. A repeated request gets the same one. */
  succeed(game: string): ChainState {
    const newest = this.#journal.state.chains(game).at(-1)
    if (!newest) throw new RequestRefused('chain', `no chain was opened for game ${game}`)
    const { chain } = newest.entry
    if (isEnding(newest)) return this.#create(game, chain + 1)
    if (chain === 1) throw new RequestRefused('chain', `chain ${chain} of game ${game} is not near its end`)
    return newest
  }

  find(game: string, chain: number): ChainState {
    const found = this.#journal.state.findChain(game, chain)
    if (!found) throw new RequestRefused('chain', `chain ${chain} of game ${game} is not open`)
    return found
  }

  /** Computed on first use, so that a signer with many games restarts quickly. */
  links({ entry: { game, chain, length, anchor } }: ChainState): Chain {
    const key = `${game}/${chain}`
    const known = this.#chains.get(key)
    if (known) return known
    const links = chainFrom(this.#secrets.chain(game, chain), length)
    if (hex(links.anchor) !== anchor)
      throw new Error(`the secrets do not give the anchor of chain ${chain} of game ${game}`)
    this.#chains.set(key, links)
    return links
  }

  #create(game: string, chain: number): ChainState {
    const links = chainFrom(this.#secrets.chain(game, chain), this.#length)
    this.#journal.append({ type: 'chain', game, chain, length: this.#length, anchor: hex(links.anchor) })
    this.#chains.set(`${game}/${chain}`, links)
    return this.find(game, chain)
  }
}
