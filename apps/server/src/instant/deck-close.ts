import { unhex } from '@fairground/fair/bytes'
import { canonicalHash } from '@fairground/fair/canonical-json'
import type { CloseRecord } from '@fairground/fair/close-record'
import { emptyRoot } from '@fairground/fair/merkle'
import type { InstanceRecord } from '#draws/queries.ts'
import { deckTermsOf } from './terms.ts'

type Sealed = Pick<CloseRecord, 'previous' | 'index' | 'round'> & { readonly beaconChain: string }

/** The close record of a deck, of which nothing is sold yet. */
export const deckCloseOf = (
  { member_id: memberId, game_id: gameId, id, currency, rules, prize_table: prizeTable }: InstanceRecord,
  { beaconChain, ...sealed }: Sealed,
): CloseRecord => {
  const terms = deckTermsOf({ rules, prizeTable })
  return {
    member: String(memberId),
    game: String(gameId),
    instance: String(id),
    rulesHash: canonicalHash(terms.rules),
    prizeTableHash: canonicalHash(terms.prizeTable),
    treeSize: 0,
    root: emptyRoot(),
    pool: 0n,
    jackpot: 0n,
    currency,
    beaconChainHash: unhex(beaconChain),
    ...sealed,
  }
}
