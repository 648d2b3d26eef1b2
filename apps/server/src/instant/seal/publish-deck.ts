import { inMember, timestamp } from '@fairground/database/transaction'
import { roundTime } from '@fairground/fair/beacon/beacon'
import { hex, unhex } from '@fairground/fair/encoding/bytes'
import { deckHash } from '@fairground/fair/fd2/deck/deck-hash'
import { toDeckEntry } from '@fairground/fair/fd2/deck/entries'
import { deckSize } from '@fairground/fair/instant/deck-table'
import type { Organizer } from '#lifecycle/organizer.ts'
import { findPendingClose } from '#lifecycle/close-queries.ts'
import { lockInstance } from '#lifecycle/queries.ts'
import { failpoint } from '#platform/failpoint.ts'
import { appendLogEntry } from '#public-log/append.ts'
import { getDeckTerms } from '#kinds/deck-terms.ts'
import { findDeck, insertDeck } from '../queries/decks.ts'
import { sealedLockHash } from './sealed-lock.ts'
import { toEntrySigner } from './signer-answer.ts'

/** Once the beacon round of the seal is published, the signer generates the cards. Their root is in the log before the sale. */
export const publishDeck: Organizer = async (deps, { memberId, id, gameId }) => {
  const { instance, closed } = await inMember(deps.db, memberId, async tx => ({
    instance: await lockInstance(tx, memberId, id),
    closed: await findPendingClose(tx, memberId, id),
  }))
  if (!closed) throw new Error(`deck ${id} has no sealed record`)
  const beaconRound = Number(closed.round)
  if (Date.now() < roundTime(deps.beacon.chain, beaconRound)) return
  const signed = await deps.beacon.getRound(beaconRound)
  if (!signed) throw new Error(`the beacon has not published round ${beaconRound} yet`)
  const { prizeTable } = getDeckTerms({ rules: instance.rules, prizeTable: instance.prize_table })
  const answer = await deps.signer.call('publishDeck', {
    game: `${memberId}/${gameId}`,
    chain: closed.chain,
    deck: closed.chain_index,
    beaconSignature: signed.signature,
    prizeTable,
  })
  failpoint('publish.afterLaying', id)
  const deck = {
    closeHash: new Uint8Array(closed.close_hash),
    lockHash: sealedLockHash(closed),
    size: deckSize(prizeTable),
    root: unhex(answer.root),
    assignAnchor: unhex(answer.assignAnchor),
  }
  const hash = deckHash(deck)
  if (hex(hash) !== answer.deckHash) throw new Error(`the signer returned a wrong hash for deck ${id}`)
  const platform = deps.platformKey.sign(hash)
  await inMember(deps.db, memberId, async tx => {
    await lockInstance(tx, memberId, id)
    if (await findDeck(tx, memberId, id)) return
    const entry = toDeckEntry({ game: String(gameId), deck, platform, signer: toEntrySigner(answer) })
    const { index } = await appendLogEntry(tx, memberId, entry)
    await insertDeck(tx, {
      member_id: memberId,
      instance_id: id,
      beacon_signature: Buffer.from(unhex(signed.signature)),
      size: deck.size,
      root: Buffer.from(deck.root),
      assign_anchor: Buffer.from(deck.assignAnchor),
      deck_hash: Buffer.from(hash),
      platform_signature: Buffer.from(platform),
      signer_signature: Buffer.from(unhex(answer.signature)),
      signer_at: timestamp(answer.at),
      signer_term: answer.term,
      signer_k: BigInt(answer.k),
      signer_head: Buffer.from(unhex(answer.head)),
      log_index: BigInt(index),
    })
  })
  failpoint('publish.afterInsert', id)
}
