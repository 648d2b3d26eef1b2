import type { StoredJournal, Tables } from '../engine/tables.ts'
import type { Witness } from './witness.ts'

const causePattern = /^(offer|referral):(\d+)$/

/** Every reward has one cause, is paid once and to the unit, in time, and never to a player without rewards. */
export class RewardInvariants {
  readonly #tables: Tables
  readonly #witness: Witness
  readonly #paid = new Set<string>()

  constructor(tables: Tables, witness: Witness) {
    this.#tables = tables
    this.#witness = witness
  }

  check(fresh: readonly StoredJournal[]): void {
    for (const journal of fresh) if (journal.kind === 'bonus-grant') this.#follow(journal)
  }

  #follow({ opKey, ref, playerId, createdAt }: StoredJournal): void {
    const [, kind, id] = causePattern.exec(opKey) ?? []
    if (kind === undefined) return
    const require = (holds: boolean, problem: string) =>
      this.#witness.require(holds, () => `reward ${opKey} of player ${playerId}: ${problem}`)
    require(!this.#paid.has(opKey), 'it was paid twice')
    this.#paid.add(opKey)
    const player = this.#tables.players.get(playerId!)!
    require(!player.rewardsOff && player.status === 'active', 'the player gets no rewards')
    const grant = this.#tables.grants.get(ref)!
    if (kind === 'referral') {
      const referral = [...this.#tables.referrals.values()].find(row => row.playerId === Number(id))
      require(referral?.isRewarded === true && referral.referrerId === playerId, 'it has no referral')
      return
    }
    const offer = this.#tables.offers.get(Number(id))
    require(offer?.state === 'CLAIMED' && offer.playerId === playerId, 'it has no claimed offer')
    require(offer?.amount === grant.amount && offer.currency === grant.currency, 'its amount differs')
    require(offer!.depositMade && createdAt < offer!.useBy, 'it was not claimable')
  }
}
