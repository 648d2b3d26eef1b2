import { inMember, timestamp } from '@fairground/database/transaction'
import { roundTime } from '@fairground/fair/beacon/beacon'
import { hex, unhex } from '@fairground/fair/encoding/bytes'
import { deckHash } from '@fairground/fair/instant/deck'
import { deckSize } from '@fairground/fair/instant/deck-table'
import type { Organizer } from '#lifecycle/organizer.ts'
import { lockInstance } from '#lifecycle/queries.ts'
import { failpoint } from '#platform/failpoint.ts'
import { toCloseText } from '#signer/close-text.ts'
import { toDeckClose } from './deck-close.ts'
import { findDeckSeal, insertDeck } from './queries/decks.ts'
import { getDeckTerms } from '#kinds/deck-terms.ts'

/** Once the beacon round of the sealed record is published, the signer generates the cards. Their root is public before the sale. */
export const publishDeck: Organizer = async (deps, { memberId, id, gameId }) => {
  const { instance, seal } = await inMember(deps.db, memberId, async tx => ({
    instance: await lockInstance(tx, memberId, id),
    seal: await findDeckSeal(tx, memberId, id),
  }))
  if (!seal) throw new Error(`deck ${id} has no sealed record`)
  const beaconRound = Number(seal.round)
  if (Date.now() < roundTime(deps.beacon.chain, beaconRound)) return
  const signed = await deps.beacon.getRound(beaconRound)
  if (!signed) throw new Error(`the beacon has not published round ${beaconRound} yet`)
  const { prizeTable } = getDeckTerms({ rules: instance.rules, prizeTable: instance.prize_table })
  const close = toDeckClose(instance, {
    previous: new Uint8Array(seal.previous_link),
    index: seal.chain_index,
    round: beaconRound,
    beaconChain: seal.beacon_chain,
  })
  const answer = await deps.signer.call('publishDeck', {
    game: `${memberId}/${gameId}`,
    close: toCloseText(close),
    beaconSignature: signed.signature,
    prizeTable,
  })
  failpoint('publish.afterLaying', id)
  const size = deckSize(prizeTable)
  const [root, assignAnchor] = [unhex(answer.root), unhex(answer.assignAnchor)]
  const hash = deckHash({ closeHash: new Uint8Array(seal.close_hash), size, root, assignAnchor })
  if (hex(hash) !== answer.deckHash) throw new Error(`the signer returned a wrong hash for deck ${id}`)
  await inMember(deps.db, memberId, tx =>
    insertDeck(tx, {
      member_id: memberId,
      instance_id: id,
      beacon_signature: Buffer.from(unhex(signed.signature)),
      size,
      root: Buffer.from(root),
      assign_anchor: Buffer.from(assignAnchor),
      deck_hash: Buffer.from(hash),
      platform_signature: Buffer.from(deps.platformKey.sign(hash)),
      signer_signature: Buffer.from(unhex(answer.signature)),
      signer_at: timestamp(answer.at),
    }),
  )
  failpoint('publish.afterInsert', id)
}
