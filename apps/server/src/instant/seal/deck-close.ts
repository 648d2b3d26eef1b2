import { drawRound, type BeaconChain } from '@fairground/fair/beacon/beacon'
import { emptyRoot } from '@fairground/fair/crypto/merkle'
import { unhex } from '@fairground/fair/encoding/bytes'
import { canonicalHash } from '@fairground/fair/encoding/canonical-json'
import type { CloseRecord } from '@fairground/fair/fd2/close'
import type { InstanceRecord } from '#lifecycle/queries.ts'
import { getDeckTerms } from '#kinds/deck-terms.ts'

type Sealed = Pick<CloseRecord, 'chain' | 'previous' | 'index' | 'closedAt'>

/** The close record of a deck. It is made before the first sale. */
export const toDeckClose = (
  { member_id: memberId, game_id: gameId, id, currency, rules, prize_table: prizeTable }: InstanceRecord,
  beacon: BeaconChain,
  sealed: Sealed,
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
    beaconChainHash: unhex(beacon.chainHash),
    round: drawRound(beacon, sealed.closedAt),
    ...sealed,
  }
}
