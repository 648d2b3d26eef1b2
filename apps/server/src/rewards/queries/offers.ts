import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'
import type { PlayerKey } from '#platform/player-key.ts'

export interface OpenOffer {
  readonly id: number
  readonly uid: string
  readonly kind: 'inGame' | 'reload' | 'lotto'
  readonly currency: string
  readonly amount: bigint
  readonly wageringTimes: number
  readonly weight: number
  readonly minimumDeposit: bigint
  readonly plays: number
  readonly gameId: number | null
  readonly gameTitle: string | null
  readonly instanceId: number | null
  readonly seq: number | null
  /** The next open instance of the game. */
  readonly openInstanceId: number | null
  readonly offeredAt: number
  readonly useBy: number
  readonly depositMade: boolean
}

/** The offers that the player can see; the first to end comes first. */
export const readOpenOffers = async (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
  language: string,
): Promise<OpenOffer[]> => {
  const { rows } = await sql<OpenOffer>`
    SELECT o.id, o.uid, o.kind, o.currency, o.amount, o.wagering_times AS "wageringTimes", o.weight,
           o.minimum_deposit AS "minimumDeposit", coalesce(o.plays, 0) AS plays, o.game_id AS "gameId",
           coalesce(x.title, g.title) AS "gameTitle", o.instance_id AS "instanceId", o.seq, o.offered_at AS "offeredAt",
           o.use_by AS "useBy",
           (SELECT i.id FROM game_instance i
             WHERE i.member_id = ${memberId} AND i.game_id = o.game_id AND o.kind = 'lotto' AND i.status = 'OPEN'
               AND i.reg_end > clock_timestamp() AND (i.price + i.fee) * o.plays <= o.amount
             ORDER BY i.start_at, i.id LIMIT 1) AS "openInstanceId",
           o.minimum_deposit = 0 OR EXISTS (
             SELECT FROM payment p
              WHERE p.member_id = ${memberId} AND p.player_id = o.player_id AND p.currency = o.currency
                AND p.state = 'COMPLETED' AND p.amount >= o.minimum_deposit AND p.created_at > o.offered_at) AS "depositMade"
      FROM bonus_offer o
      LEFT JOIN game g ON g.member_id = ${memberId} AND g.id = o.game_id
      LEFT JOIN game_text x ON x.member_id = ${memberId} AND x.game_id = o.game_id AND x.language = ${language}
     WHERE o.member_id = ${memberId} AND o.player_id = ${playerId} AND o.state = 'OFFERED'
       AND o.use_by > clock_timestamp()
     ORDER BY o.use_by, o.id LIMIT 50`.execute(tx)
  return rows
}

export const findOwnOffer = (tx: Tx, { memberId, playerId }: PlayerKey, offerId: number) =>
  tx
    .selectFrom('bonus_offer')
    .select(['id', 'uid', 'kind', 'currency', 'amount', 'game_id', 'instance_id', 'seq', 'plays'])
    .where('member_id', '=', memberId)
    .where('player_id', '=', playerId)
    .where('id', '=', offerId)
    .executeTakeFirst()

/** Returns false if the offer is not the player's, or has been claimed. */
export const setDeclined = async (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
  offerId: number,
): Promise<boolean> => {
  const { rows } = await sql`
    UPDATE bonus_offer SET state = 'DECLINED', ended_at = coalesce(ended_at, clock_timestamp()), paused_at = NULL
     WHERE member_id = ${memberId} AND player_id = ${playerId} AND id = ${offerId} AND state <> 'CLAIMED'
    RETURNING id`.execute(tx)
  return rows.length > 0
}

export const findOwnGrant = (tx: Tx, { memberId, playerId }: PlayerKey, grantId: number) =>
  tx
    .selectFrom('bonus_grant')
    .select(['currency'])
    .where('member_id', '=', memberId)
    .where('player_id', '=', playerId)
    .where('id', '=', BigInt(grantId))
    .executeTakeFirst()

export const updateRewardsOff = async (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
  rewardsOff: boolean,
): Promise<void> => {
  await tx
    .updateTable('player')
    .set({ rewards_off: rewardsOff })
    .where('member_id', '=', memberId)
    .where('id', '=', playerId)
    .execute()
}

/** Whether purchases take bonus money before cash. */
export const readSpendingOrder = async (tx: Tx, memberId: number): Promise<boolean> => {
  const { rows } = await sql<{ first: boolean }>`
    SELECT coalesce((settings ->> 'spendBonusFirst')::boolean, false) AS first FROM member WHERE id = ${memberId}`.execute(
    tx,
  )
  return rows[0]!.first
}
