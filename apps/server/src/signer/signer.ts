import { type BeaconChain, drawRound, roundTime, verifyBeacon } from '@fairground/fair/beacon/beacon'
import { hex, unhex } from '@fairground/fair/encoding/bytes'
import type { Chain } from '@fairground/fair/crypto/hash-chain'
import { closeHash, countersignHash } from '@fairground/fair/record/close-record'
import { failpoint } from '#platform/failpoint.ts'
import type { SigningKey } from '#platform/keys.ts'
import { parseCloseText } from './close-text.ts'
import type { GameChains } from './game-chains.ts'
import type {
  Countersign,
  CountersignAnswer,
  OpenChain,
  OpenChainAnswer,
  Reveal,
  RevealAnswer,
} from './protocol.ts'
import { RequestRefused } from './request-refused.ts'
import type { SignerEntry, SignerLog } from './signer-log.ts'

export interface SignerDeps {
  readonly log: SignerLog
  readonly key: SigningKey
  readonly beacon: BeaconChain
  readonly now: () => number
  readonly randomBytes: (length: number) => Uint8Array
}

/** A close record must arrive this long before its beacon round, as proof that it was made without knowing the value. */
const marginMs = 1000

/**
 * Holds the operators' draw seeds. It reveals a seed only for a close record that it received in time, and only against
 * the beacon's signature of the round in that record.
 */
export class Signer {
  readonly #deps: SignerDeps
  readonly #chains: GameChains

  constructor(deps: SignerDeps, chains: GameChains) {
    this.#deps = deps
    this.#chains = chains
  }

  openChain({ game }: OpenChain): OpenChainAnswer {
    return { anchor: hex(this.#chains.open(game).anchor), signerKey: hex(this.#deps.key.publicKey) }
  }

  countersign(request: Countersign): CountersignAnswer {
    const { game, close } = request
    const chain = this.#chains.get(game)
    const hash = closeHash(parseCloseText(close))
    const spent = this.#entryAt(game, close.index)
    if (spent) return this.#repeat(spent, hex(hash))
    this.#check(request, chain)
    const at = this.#deps.now()
    const entry = { game, index: close.index, closeHash: hex(hash), at }
    if (at >= roundTime(this.#deps.beacon, close.round) - marginMs) {
      this.#deps.log.append({ type: 'late', ...entry })
      return { late: true, link: hex(chain.linkAt(close.index)) }
    }
    const deckFlag = request.deck && { deck: true as const }
    this.#deps.log.append({ type: 'close', ...entry, round: close.round, ...deckFlag })
    failpoint('signer.afterLog', Number(close.instance))
    return { signature: hex(this.#deps.key.sign(countersignHash(hash, at))), at }
  }

  reveal({ game, index, beaconSignature }: Reveal): RevealAnswer {
    const entry = this.#entryAt(game, index)
    if (entry?.type !== 'close')
      throw new RequestRefused(`no close record of ${game} with index ${index} was countersigned`)
    if (entry.deck) throw new RequestRefused(`link ${index} of ${game} belongs to a deck`)
    if (!verifyBeacon(this.#deps.beacon, entry.round, beaconSignature)) {
      throw new RequestRefused(`not the beacon's signature of round ${entry.round}`)
    }
    return { link: hex(this.#chains.get(game).linkAt(index)) }
  }

  #entryAt(game: string, index: number): Extract<SignerEntry, { index: number }> | undefined {
    return this.#deps.log.entries.find(
      (entry): entry is Extract<SignerEntry, { index: number }> =>
        'index' in entry && entry.game === game && entry.index === index,
    )
  }

  /** A repeat after a crash: the same record gets the same answer, another record is refused. */
  #repeat(entry: Extract<SignerEntry, { index: number }>, hash: string): CountersignAnswer {
    if (entry.closeHash !== hash)
      throw new RequestRefused(`index ${entry.index} belongs to another close record`)
    if (entry.type === 'late')
      return { late: true, link: hex(this.#chains.get(entry.game).linkAt(entry.index)) }
    return { signature: hex(this.#deps.key.sign(countersignHash(unhex(hash), entry.at))), at: entry.at }
  }

  #check({ game, close, closedAt }: Countersign, chain: Chain): void {
    const { beacon, log } = this.#deps
    const last = log.entries.reduce(
      (highest, entry) =>
        'index' in entry && entry.game === game ? Math.max(highest, entry.index) : highest,
      0,
    )
    if (close.index !== last + 1)
      throw new RequestRefused(`index ${close.index} is not the next one, ${last + 1}`)
    if (close.previous !== hex(chain.linkAt(close.index - 1)))
      throw new RequestRefused('the previous link does not belong to the chain')
    if (`${close.member}/${close.game}` !== game)
      throw new RequestRefused('the record belongs to another game')
    if (close.beaconChainHash !== beacon.chainHash)
      throw new RequestRefused('the record names another beacon')
    if (close.round !== drawRound(beacon, closedAt))
      throw new RequestRefused('the round does not follow from the closing time')
  }
}
