import { databaseNow, inMember, timestamp, type Tx } from '@fairground/database/transaction'
import { roundTime } from '@fairground/fair/beacon/beacon'
import { chainStep } from '@fairground/fair/crypto/hash-chain'
import { frontierFromBytes, frontierRoot } from '@fairground/fair/crypto/merkle'
import { type Bytes, equal, unhex } from '@fairground/fair/encoding/bytes'
import { deckResultHash } from '@fairground/fair/fd2/deck/deck-hash'
import { toResultEntry } from '@fairground/fair/fd2/log-entries'
import type { DueInstance, Organizer, OrganizerDeps } from '#lifecycle/organizer.ts'
import type { ClosedRow } from '#lifecycle/close-queries.ts'
import { findGame, type InstanceRecord, lockInstance } from '#lifecycle/queries.ts'
import { toRecordIdentity } from '#lifecycle/record.ts'
import { failpoint } from '#platform/failpoint.ts'
import { appendLogEntry } from '#public-log/append.ts'
import { WrongLink } from '#signer/client.ts'
import { settleDeck } from './deck-settlement.ts'
import { countRefunded } from './queries/cards.ts'
import { findDeck, findDeckResult, insertDeckResult } from './queries/decks.ts'
import { findLastCut } from './queries/deck-rounds.ts'
import { isLockOpen, openDeckLink } from './rounds/deck-order.ts'
import { readSealed } from './seal/read-sealed.ts'

/** Ends a deck when every ticket has a card or a refund: closes its books, reveals its link and logs the result. */
export const endDeck: Organizer = async (deps, due) => {
  const { memberId, id } = due
  const { instance, closed, refunded } = await inMember(deps.db, memberId, async tx => ({
    ...(await readSealed(tx, memberId, id)),
    refunded: await countRefunded(tx, memberId, id),
  }))
  await deps.lane.submit(memberId, 'endDeck', { instanceId: id, currency: instance.currency })
  failpoint('deckEnd.afterBooks', id)
  const revealed = await revealLink(deps, due, closed, refunded > 0)
  failpoint('deckEnd.afterReveal', id)
  if (!equal(chainStep(revealed.link), new Uint8Array(closed.previous_link)))
    throw new WrongLink(`the revealed link does not belong to the chain of game ${due.gameId}`)
  await inMember(deps.db, memberId, tx => logDeckResult(tx, deps, closed, revealed))
  failpoint('deckEnd.afterResult', id)
}

interface Revealed {
  readonly link: Bytes
  /** The beacon's signature of the round that opened the lock. */
  readonly endSignature: Bytes | null
  /** The time of that round, or 0. */
  readonly openedAt: number
}

/**
 * After the latest end of the sale the link comes out of the lock, so a deck ends without the signer too. The record of a
 * deck with refunds must prove that the lock was open.
 */
const revealLink = async (
  deps: OrganizerDeps,
  { memberId, gameId }: DueInstance,
  closed: ClosedRow,
  mustProveOpening: boolean,
): Promise<Revealed> => {
  const { chain, chain_index: deck } = closed
  if (mustProveOpening) return openLock(deps, closed)
  try {
    const { link } = await deps.signer.call('endDeck', { game: `${memberId}/${gameId}`, chain, deck })
    return { link: unhex(link), endSignature: null, openedAt: 0 }
  } catch (error) {
    const now = await deps.readTime(deps.db)
    if (!isLockOpen(deps.beacon.chain, closed, now)) throw error
    return openLock(deps, closed)
  }
}

const openLock = async (deps: OrganizerDeps, closed: ClosedRow): Promise<Revealed> => {
  const { link, signed } = await openDeckLink(deps, closed)
  const openedAt = roundTime(deps.beacon.chain, Number(closed.lock_round))
  return { link, endSignature: unhex(signed.signature), openedAt }
}

/** Signs the result of the deck and appends it to the public log. */
export const logDeckResult = async (
  tx: Tx,
  { platformKey }: Pick<OrganizerDeps, 'platformKey'>,
  closed: ClosedRow,
  { link, endSignature, openedAt }: Revealed,
): Promise<void> => {
  const { member_id: memberId, instance_id: id } = closed
  const instance = await lockInstance(tx, memberId, id)
  if (await findDeckResult(tx, memberId, id)) return
  const deck = await findDeck(tx, memberId, id)
  if (!deck) throw new Error(`instance ${id} is not a published deck`)
  const { root: settlementRoot, paid, payouts } = await settleDeck(tx, instance)
  // The clocks of database and beacon may differ, and a deck ends after its last round.
  const now = Math.floor(await databaseNow(tx))
  const endedAt = Math.max(now, await findLastCut(tx, memberId, id), openedAt)
  const { title, decimals } = toRecordIdentity(instance, await findGame(tx, memberId, instance.game_id))
  const platformSignature = platformKey.sign(
    deckResultHash({
      deckHash: new Uint8Array(deck.deck_hash),
      title,
      decimals,
      link,
      treeSize: instance.sold,
      root: computeTicketRoot(instance),
      settlementRoot,
      paid,
      endedAt,
    }),
  )
  const { index } = await appendLogEntry(
    tx,
    memberId,
    toResultEntry({
      game: String(instance.game_id),
      close: new Uint8Array(closed.close_hash),
      beaconSignature: new Uint8Array(deck.beacon_signature),
      link,
      text: '',
      settlementRoot,
      paid,
      count: payouts.length,
      winners: null,
      platformSignature,
    }),
  )
  await insertDeckResult(tx, {
    member_id: memberId,
    instance_id: id,
    link: Buffer.from(link),
    end_signature: endSignature && Buffer.from(endSignature),
    tickets: instance.sold,
    ended_at: timestamp(endedAt),
    result_signature: Buffer.from(platformSignature),
    log_index: BigInt(index),
  })
}

export const computeTicketRoot = ({ frontier }: Pick<InstanceRecord, 'frontier'>): Bytes =>
  frontierRoot(frontierFromBytes(new Uint8Array(frontier)))
