import { inMember, type Tx } from '@fairground/database/transaction'
import { unhex } from '@fairground/fair/bytes'
import { sql } from 'kysely'
import type { DueInstance, OrganizerParts } from './organizer.ts'

/**
 * The link before the next one of a game's chain, or nothing while it is not public yet: the draw that used it has
 * no result so far, or has not paid its books, on which this draw's jackpot depends.
 */
export const previousLink = async (
  tx: Tx,
  memberId: number,
  gameId: number,
  game: { chain_anchor: Buffer | null; chain_index: number },
): Promise<Uint8Array | undefined> => {
  if (!game.chain_anchor) throw new Error(`game ${gameId} has no chain yet`)
  if (game.chain_index === 0) return new Uint8Array(game.chain_anchor)
  const { rows } = await sql<{ link: Buffer }>`
    SELECT r.link
      FROM draw_commit c
      JOIN draw_result r USING (member_id, instance_id)
      JOIN game_instance i ON i.member_id = c.member_id AND i.id = c.instance_id
     WHERE c.member_id = ${memberId} AND c.game_id = ${gameId} AND c.chain_index = ${game.chain_index} AND i.status = 'ENDED'
    UNION ALL
    SELECT s.link FROM draw_skip s
     WHERE s.member_id = ${memberId} AND s.game_id = ${gameId} AND s.chain_index = ${game.chain_index}`.execute(
    tx,
  )
  const link = rows[0]?.link
  return link && new Uint8Array(link)
}

/**
 * A draw that was sealed and then refunded, because its beacon was silent, keeps its link until its round is there:
 * then the signer gives it out, and the game can go on.
 */
export const linkOfRefunded = async (
  { db, beacon, signer }: OrganizerParts,
  { memberId, gameId }: DueInstance,
): Promise<Uint8Array | undefined> => {
  const last = await inMember(db, memberId, async tx => {
    const { rows } = await sql<{ index: number; round: bigint }>`
      SELECT c.chain_index AS index, c.round
        FROM draw_commit c
        JOIN game g ON g.member_id = c.member_id AND g.id = c.game_id AND g.chain_index = c.chain_index
        JOIN game_instance i ON i.member_id = c.member_id AND i.id = c.instance_id
       WHERE c.member_id = ${memberId} AND c.game_id = ${gameId} AND i.status = 'REFUNDED'`.execute(tx)
    return rows[0]
  })
  const signed = last && (await beacon.round(Number(last.round)))
  if (!signed) return undefined
  const { index } = last
  const game = `${memberId}/${gameId}`
  return unhex((await signer.call('reveal', { game, index, beaconSignature: signed.signature })).link)
}
