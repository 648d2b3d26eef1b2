import { unhex } from '@fairground/fair/encoding/bytes'
import { canonicalHash } from '@fairground/fair/encoding/canonical-json'
import type { CloseRecord } from '@fairground/fair/record/close-record'
import { emptyRoot } from '@fairground/fair/crypto/merkle'
import type { InstanceRecord } from '#lifecycle/queries.ts'
import { getDeckTerms } from '#kinds/deck-terms.ts'

type Commitment = Pick<CloseRecord, 'previous' | 'index' | 'round'> & { readonly beaconChain: string }

/** The close record of a deck. It is made before the first sale. */
export const toDeckClose = (
  { member_id: memberId, game_id: gameId, id, currency, rules, prize_table: prizeTable }: InstanceRecord,
  { beaconChain, ...sealed }: Commitment,
): CloseRecord => {
  const terms = getDeckTerms({ rules, prizeTable })
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
