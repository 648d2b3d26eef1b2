import { type BeaconChain, drawRound, roundTime, verifyBeacon } from '@fairground/fair/beacon'
import { hex, unhex } from '@fairground/fair/bytes'
import type { Chain } from '@fairground/fair/chain'
import { closeHash, countersignHash } from '@fairground/fair/close-record'
import { failpoint } from '#failpoint.ts'
import type { SigningKey } from '#keys.ts'
import { closeOfText } from './close-text.ts'
import type { GameChains } from './game-chains.ts'
import type {
  Countersign,
  CountersignAnswer,
  OpenChain,
  OpenChainAnswer,
  Reveal,
  RevealAnswer,
} from './protocol.ts'
import { SignerRefusal } from './refusal.ts'
import type { SignerEntry, SignerLog } from './signer-log.ts'

export interface SignerParts {
  readonly log: SignerLog
  readonly key: SigningKey
  readonly beacon: BeaconChain
  readonly now: () => number
  readonly randomBytes: (length: number) => Uint8Array
}

/** A close record must be here this long before its round exists, or nobody could be sure it was made without it. */
const marginMs = 1000

/**
 * Holds the operators' draw seeds. It gives one out only for a close record that it saw in time, and only against
 * the beacon's signature of the round that record names.
 */
export class Signer {
  readonly #parts: SignerParts
  readonly #chains: GameChains

  constructor(parts: SignerParts, chains: GameChains) {
    this.#parts = parts
    this.#chains = chains
  }

  openChain({ game }: OpenChain): OpenChainAnswer {
    return { anchor: hex(this.#chains.open(game).anchor), signerKey: hex(this.#parts.key.publicKey) }
  }

  countersign(request: Countersign): CountersignAnswer {
    const { game, close } = request
    const chain = this.#chains.of(game)
    const hash = closeHash(closeOfText(close))
    const spent = this.#entryAt(game, close.index)
    if (spent) return this.#repeat(spent, hex(hash))
    this.#check(request, chain)
    const at = this.#parts.now()
    const entry = { game, index: close.index, closeHash: hex(hash), at }
    if (at >= roundTime(this.#parts.beacon, close.round) - marginMs) {
      this.#parts.log.append({ type: 'late', ...entry })
      return { late: true, link: hex(chain.linkAt(close.index)) }
    }
    const ofDeck = request.deck && { deck: true as const }
    this.#parts.log.append({ type: 'close', ...entry, round: close.round, ...ofDeck })
    failpoint('signer.afterLog', Number(close.instance))
    return { signature: hex(this.#parts.key.sign(countersignHash(hash, at))), at }
  }

  reveal({ game, index, beaconSignature }: Reveal): RevealAnswer {
    const entry = this.#entryAt(game, index)
    if (entry?.type !== 'close')
      throw new SignerRefusal(`no close record of ${game} with index ${index} was countersigned`)
    if (entry.deck) throw new SignerRefusal(`link ${index} of ${game} belongs to a deck`)
    if (!verifyBeacon(this.#parts.beacon, entry.round, beaconSignature)) {
      throw new SignerRefusal(`this is not the beacon's signature of round ${entry.round}`)
    }
    return { link: hex(this.#chains.of(game).linkAt(index)) }
  }

  #entryAt(game: string, index: number): Extract<SignerEntry, { index: number }> | undefined {
    return this.#parts.log.entries.find(
      (entry): entry is Extract<SignerEntry, { index: number }> =>
        'index' in entry && entry.game === game && entry.index === index,
    )
  }

  /** Asked again after a crash: the same record gets the same answer, another record none. */
  #repeat(entry: Extract<SignerEntry, { index: number }>, hash: string): CountersignAnswer {
    if (entry.closeHash !== hash)
      throw new SignerRefusal(`index ${entry.index} belongs to another close record`)
    if (entry.type === 'late')
      return { late: true, link: hex(this.#chains.of(entry.game).linkAt(entry.index)) }
    return { signature: hex(this.#parts.key.sign(countersignHash(unhex(hash), entry.at))), at: entry.at }
  }

  #check({ game, close, closedAt }: Countersign, chain: Chain): void {
    const { beacon, log } = this.#parts
    const last = log.entries.reduce(
      (most, entry) => ('index' in entry && entry.game === game ? Math.max(most, entry.index) : most),
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
