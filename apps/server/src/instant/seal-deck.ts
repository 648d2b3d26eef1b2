import { databaseNow, inMember, timestamp, type Tx } from '@fairground/database/transaction'
import { drawRound } from '@fairground/fair/beacon'
import { hex, unhex } from '@fairground/fair/bytes'
import { closeHash } from '@fairground/fair/close-record'
import { seenAtSealing } from '#draws/commit-organizer.ts'
import { waitAfter } from '#draws/failure.ts'
import type { DueInstance, Organizer, OrganizerParts } from '#draws/organizer.ts'
import { gameOf, lastEvent, lockInstance, recordEvent } from '#draws/queries.ts'
import { failpoint } from '#failpoint.ts'
import { textOfClose } from '#signer/close-text.ts'
import { deckCloseOf } from './deck-close.ts'
import { previousDeckLink } from './previous-link.ts'
import { sealOf } from './rows.ts'

/** Seals the deck's rules and prizes, signed by the platform and countersigned before its round exists. */
export const sealDeck: Organizer = async (parts, due) => {
  const { memberId, id, gameId } = due
  const latest = await parts.beacon.latest()
  if (!latest) throw new Error('the beacon cannot be reached')
  const prepared = await inMember(parts.db, memberId, tx => prepare(tx, parts, due))
  if (!prepared) return
  const { close, closedAt } = prepared
  const game = `${memberId}/${gameId}`
  const answer = await parts.signer.call('countersign', {
    game,
    closedAt,
    close: textOfClose(close),
    deck: true,
  })
  failpoint('seal.afterCountersign', id)
  const hash = Buffer.from(closeHash(close))
  const spent = { member_id: memberId, instance_id: id, game_id: gameId, chain_index: close.index }
  const seen = 'late' in answer ? latest : await seenAtSealing(parts, close.round, latest, answer.at)
  await inMember(parts.db, memberId, async tx => {
    await lockInstance(tx, memberId, id)
    if ('late' in answer) {
      const link = Buffer.from(unhex(answer.link))
      await tx
        .insertInto('draw_skip')
        .values({ ...spent, close_hash: hash, link, reason: 'late' })
        .onConflict(conflict => conflict.doNothing())
        .execute()
    } else {
      await tx
        .insertInto('deck_seal')
        .values({
          ...spent,
          previous_link: Buffer.from(close.previous),
          beacon_chain: hex(close.beaconChainHash),
          round: BigInt(close.round),
          closed_at: timestamp(closedAt),
          close_hash: hash,
          platform_signature: Buffer.from(parts.platformKey.sign(hash)),
          signer_signature: Buffer.from(unhex(answer.signature)),
          signer_at: timestamp(answer.at),
          last_seen_round: BigInt(seen.round),
          last_seen_signature: Buffer.from(unhex(seen.signature)),
        })
        .onConflict(conflict => conflict.doNothing())
        .execute()
    }
    await spendLink(tx, memberId, gameId, close.index)
  })
  failpoint('seal.afterInsert', id)
}

const prepare = async (tx: Tx, { beacon }: OrganizerParts, { memberId, id, gameId }: DueInstance) => {
  const instance = await lockInstance(tx, memberId, id)
  if (await sealOf(tx, memberId, id)) return undefined
  const game = await gameOf(tx, memberId, gameId)
  const previous = await previousDeckLink(tx, memberId, game)
  if (!previous || (await isTooSoon(tx, memberId, id))) return undefined
  const index = game.chain_index + 1
  const closedAt = await momentOf(tx, memberId, id, index)
  const round = drawRound(beacon.chain, closedAt)
  const close = deckCloseOf(instance, { previous, index, round, beaconChain: beacon.chain.chainHash })
  return { close, closedAt }
}

const slowestMs = 60 * 60 * 1000

/** Nothing of the deck is sold yet, so it is not given up when it comes too late; but it spends ever fewer links. */
const isTooSoon = async (tx: Tx, memberId: number, id: number): Promise<boolean> => {
  const { skips, last } = await tx
    .selectFrom('draw_skip')
    .select(eb => [eb.fn.countAll<bigint>().as('skips'), eb.fn.max('at').as('last')])
    .where('member_id', '=', memberId)
    .where('instance_id', '=', id)
    .executeTakeFirstOrThrow()
  if (skips < 2n) return false
  return (await databaseNow(tx)) < last + waitAfter(Number(skips), slowestMs)
}

interface Moment {
  readonly index: number
  readonly closedAt: number
}

/** Written down before the signer sees it: it answers one record per index, so it must be shown the same again. */
const momentOf = async (tx: Tx, memberId: number, id: number, index: number): Promise<number> => {
  const earlier = await lastEvent<Moment>(tx, memberId, id, 'sealing')
  if (earlier?.index === index) return earlier.closedAt
  const closedAt = Math.floor(await databaseNow(tx))
  await recordEvent(tx, memberId, id, 'sealing', { index, closedAt })
  return closedAt
}

const spendLink = async (tx: Tx, memberId: number, gameId: number, index: number): Promise<void> => {
  await tx
    .updateTable('game')
    .set({ chain_index: index })
    .where('member_id', '=', memberId)
    .where('id', '=', gameId)
    .where('chain_index', '<', index)
    .execute()
}
