import { inMember, timestamp } from '@fairground/database/transaction'
import { roundTime } from '@fairground/fair/beacon'
import { hex, unhex } from '@fairground/fair/bytes'
import { deckHash } from '@fairground/fair/instant/deck'
import { deckSize } from '@fairground/fair/instant/deck-table'
import type { Organizer } from '#draws/organizer.ts'
import { lockInstance } from '#draws/queries.ts'
import { failpoint } from '#failpoint.ts'
import { textOfClose } from '#signer/close-text.ts'
import { deckCloseOf } from './deck-close.ts'
import { sealOf } from './rows.ts'
import { deckTermsOf } from './terms.ts'

/** The sealed round is there: the signer lays the cards, and their root is published before the first sale. */
export const publishDeck: Organizer = async (parts, { memberId, id, gameId }) => {
  const { instance, seal } = await inMember(parts.db, memberId, async tx => ({
    instance: await lockInstance(tx, memberId, id),
    seal: await sealOf(tx, memberId, id),
  }))
  if (!seal) throw new Error(`deck ${id} is not sealed`)
  const round = Number(seal.round)
  if (Date.now() < roundTime(parts.beacon.chain, round)) return
  const signed = await parts.beacon.round(round)
  if (!signed) throw new Error(`the beacon has not given round ${round} yet`)
  const { prizeTable } = deckTermsOf({ rules: instance.rules, prizeTable: instance.prize_table })
  const close = deckCloseOf(instance, {
    previous: new Uint8Array(seal.previous_link),
    index: seal.chain_index,
    round,
    beaconChain: seal.beacon_chain,
  })
  const answer = await parts.signer.call('publishDeck', {
    game: `${memberId}/${gameId}`,
    close: textOfClose(close),
    beaconSignature: signed.signature,
    prizeTable,
  })
  failpoint('publish.afterLaying', id)
  const size = deckSize(prizeTable)
  const [root, assignAnchor] = [unhex(answer.root), unhex(answer.assignAnchor)]
  const hash = deckHash({ closeHash: new Uint8Array(seal.close_hash), size, root, assignAnchor })
  if (hex(hash) !== answer.deckHash) throw new Error(`the signer has laid another deck than ${id}`)
  await inMember(parts.db, memberId, tx =>
    tx
      .insertInto('deck')
      .values({
        member_id: memberId,
        instance_id: id,
        beacon_signature: Buffer.from(unhex(signed.signature)),
        size,
        root: Buffer.from(root),
        assign_anchor: Buffer.from(assignAnchor),
        deck_hash: Buffer.from(hash),
        platform_signature: Buffer.from(parts.platformKey.sign(hash)),
        signer_signature: Buffer.from(unhex(answer.signature)),
        signer_at: timestamp(answer.at),
      })
      .onConflict(conflict => conflict.doNothing())
      .execute(),
  )
  failpoint('publish.afterInsert', id)
}
