import { type BeaconChain, drawRound, roundTime, verifyBeacon } from '@fairground/fair/beacon'
import { hex, unhex } from '@fairground/fair/bytes'
import { type Chain, chainFrom } from '@fairground/fair/chain'
import { closeHash, countersignHash } from '@fairground/fair/close-record'
import { failpoint } from '#failpoint.ts'
import type { SigningKey } from '#keys.ts'
import type {
  Countersign,
  CountersignAnswer,
  OpenChain,
  OpenChainAnswer,
  Reveal,
  RevealAnswer,
} from './protocol.ts'
import type { SignerEntry, SignerLog } from './signer-log.ts'

export class SignerRefusal extends Error {
  override name = 'SignerRefusal'
}

export interface SignerParts {
  readonly log: SignerLog
  readonly key: SigningKey
  readonly beacon: BeaconChain
  readonly now: () => number
  readonly randomBytes: (length: number) => Uint8Array
}

const chainLength = 100_000
/** A close record must be here this long before its round exists, or nobody could be sure it was made without it. */
const marginMs = 1000

/**
 * Holds the operators' draw seeds. It gives one out only for a close record that it saw in time, and only against
 * the beacon's signature of the round that record names.
 */
export class Signer {
  readonly #parts: SignerParts
  readonly #chains = new Map<string, Chain>()

  constructor(parts: SignerParts) {
    this.#parts = parts
  }

  openChain({ game }: OpenChain): OpenChainAnswer {
    if (!this.#chainEntry(game)) {
      const secret = hex(this.#parts.randomBytes(32))
      this.#parts.log.append({ type: 'chain', game, secret, length: chainLength })
    }
    return { anchor: hex(this.#chain(game).anchor), signerKey: hex(this.#parts.key.publicKey) }
  }

  countersign(request: Countersign): CountersignAnswer {
    const { game, close } = request
    const chain = this.#chain(game)
    const hash = closeHash({
      ...close,
      rulesHash: unhex(close.rulesHash),
      prizeTableHash: unhex(close.prizeTableHash),
      root: unhex(close.root),
      pool: BigInt(close.pool),
      jackpot: BigInt(close.jackpot),
      previous: unhex(close.previous),
      beaconChainHash: unhex(close.beaconChainHash),
    })
    const spent = this.#entryAt(game, close.index)
    if (spent) return this.#repeat(spent, hex(hash))
    this.#check(request, chain)
    const at = this.#parts.now()
    const entry = { game, index: close.index, closeHash: hex(hash), at }
    if (at >= roundTime(this.#parts.beacon, close.round) - marginMs) {
      this.#parts.log.append({ type: 'late', ...entry })
      return { late: true, link: hex(chain.linkAt(close.index)) }
    }
    this.#parts.log.append({ type: 'close', ...entry, round: close.round })
    failpoint('signer.afterLog')
    return { signature: hex(this.#parts.key.sign(countersignHash(hash, at))), at }
  }

  reveal({ game, index, beaconSignature }: Reveal): RevealAnswer {
    const entry = this.#entryAt(game, index)
    if (entry?.type !== 'close')
      throw new SignerRefusal(`no close record of ${game} with index ${index} was countersigned`)
    if (!verifyBeacon(this.#parts.beacon, entry.round, beaconSignature)) {
      throw new SignerRefusal(`this is not the beacon's signature of round ${entry.round}`)
    }
    return { link: hex(this.#chain(game).linkAt(index)) }
  }

  /** Computed when it is first needed: a signer with many games must be back quickly. */
  #chain(game: string): Chain {
    const known = this.#chains.get(game)
    if (known) return known
    const entry = this.#chainEntry(game)
    if (!entry) throw new SignerRefusal(`no chain was opened for ${game}`)
    const chain = chainFrom(unhex(entry.secret), entry.length)
    this.#chains.set(game, chain)
    return chain
  }

  #chainEntry(game: string): Extract<SignerEntry, { type: 'chain' }> | undefined {
    return this.#parts.log.entries.find(
      (entry): entry is Extract<SignerEntry, { type: 'chain' }> =>
        entry.type === 'chain' && entry.game === game,
    )
  }

  #entryAt(game: string, index: number): Extract<SignerEntry, { index: number }> | undefined {
    return this.#parts.log.entries.find(
      (entry): entry is Extract<SignerEntry, { index: number }> =>
        entry.type !== 'chain' && entry.game === game && entry.index === index,
    )
  }

  /** Asked again after a crash: the same record gets the same answer, another record none. */
  #repeat(entry: Extract<SignerEntry, { index: number }>, hash: string): CountersignAnswer {
    if (entry.closeHash !== hash)
      throw new SignerRefusal(`index ${entry.index} belongs to another close record`)
    if (entry.type === 'late') return { late: true, link: hex(this.#chain(entry.game).linkAt(entry.index)) }
    return { signature: hex(this.#parts.key.sign(countersignHash(unhex(hash), entry.at))), at: entry.at }
  }

  #check({ game, close, closedAt }: Countersign, chain: Chain): void {
    const { beacon, log } = this.#parts
    const last = log.entries.reduce(
      (most, entry) => (entry.type !== 'chain' && entry.game === game ? Math.max(most, entry.index) : most),
      0,
    )
    if (close.index !== last + 1)
      throw new SignerRefusal(`index ${close.index} is not the next one, ${last + 1}`)
    if (close.previous !== hex(chain.linkAt(close.index - 1)))
      throw new SignerRefusal('the previous link does not belong to the chain')
    if (`${close.member}/${close.game}` !== game) throw new SignerRefusal('the record is of another game')
    if (close.beaconChainHash !== beacon.chainHash) throw new SignerRefusal('the record names another beacon')
    if (close.round !== drawRound(beacon, closedAt))
      throw new SignerRefusal('the round is not the one the rule gives')
  }
}
