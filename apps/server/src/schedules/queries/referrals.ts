import type { Tx } from '@fairground/database/transaction'
import type { ReferralLink, ReferralRefusal } from '@fairground/rules/rewards/referral'
import { sql } from 'kysely'
import type { MemberSettings } from '#operator/members.ts'

const chunk = 100

export const readProgramme = async (tx: Tx, memberId: number) => {
  const { currency, settings } = await tx
    .selectFrom('member')
    .select(['currency', 'settings'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  return { currency, settings: settings as MemberSettings }
}

interface DepositedReferral extends ReferralLink {
  readonly id: number
}

/** Friends with a finished deposit, so that their card is stored, and what they share with the player who invited them. */
export const lockDeposited = async (
  tx: Tx,
  memberId: number,
  { currency, minimum }: { readonly currency: string; readonly minimum: bigint },
): Promise<DepositedReferral[]> => {
  const shared = (kind: 'device' | 'network') => sql`EXISTS (
    SELECT FROM known_origin a
      JOIN known_origin b ON b.member_id = ${memberId} AND b.player_id = r.player_id AND b.kind = a.kind AND b.digest = a.digest
     WHERE a.member_id = ${memberId} AND a.player_id = r.referrer_id AND a.kind = ${kind})`
  const { rows } = await sql<DepositedReferral>`
    SELECT r.id,
           EXISTS (SELECT FROM player_detail a
                     JOIN player_detail b ON b.member_id = ${memberId} AND b.player_id = r.player_id
                      AND (b.person_digest = a.person_digest OR b.phone_digest = a.phone_digest
                           OR b.government_id_digest = a.government_id_digest)
                    WHERE a.member_id = ${memberId} AND a.player_id = r.referrer_id) AS "samePerson",
           EXISTS (SELECT FROM saved_payment a
                     JOIN saved_payment b ON b.member_id = ${memberId} AND b.player_id = r.player_id AND b.digest = a.digest
                    WHERE a.member_id = ${memberId} AND a.player_id = r.referrer_id) AS "sameCard",
           ${shared('device')} AS "sameDevice", ${shared('network')} AS "sameNetwork"
      FROM referral r
     WHERE r.member_id = ${memberId} AND r.joined_at IS NOT NULL AND r.rewarded_at IS NULL AND r.refused IS NULL
       AND r.deposited_at IS NULL
       AND EXISTS (SELECT FROM payment p
                     JOIN journal j ON j.member_id = ${memberId} AND j.id = p.id
                     JOIN deposit_order o ON o.member_id = ${memberId} AND o.op_key = j.op_key AND o.finished_at IS NOT NULL
                    WHERE p.member_id = ${memberId} AND p.player_id = r.player_id AND p.currency = ${currency}
                      AND p.state = 'COMPLETED' AND p.amount >= ${minimum})
     ORDER BY r.id LIMIT ${chunk} FOR UPDATE OF r SKIP LOCKED`.execute(tx)
  return rows
}

export const setDeposited = async (
  tx: Tx,
  memberId: number,
  id: number,
  refused: ReferralRefusal | null,
): Promise<void> => {
  await tx
    .updateTable('referral')
    .set({ deposited_at: sql<number>`clock_timestamp()`, refused })
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .execute()
}

interface DueReferral {
  readonly referralId: number
  readonly playerId: number
  readonly friendId: number
}

/** Rewards that are due. A player on a break or without rewards waits. */
export const readDueReferrals = async (tx: Tx, memberId: number): Promise<DueReferral[]> => {
  const { rows } = await sql<DueReferral>`
    SELECT r.id AS "referralId", r.referrer_id AS "playerId", r.player_id AS "friendId"
      FROM referral r JOIN player p ON p.member_id = ${memberId} AND p.id = r.referrer_id
     WHERE r.member_id = ${memberId} AND r.joined_at IS NOT NULL AND r.deposited_at IS NOT NULL
       AND r.rewarded_at IS NULL AND r.refused IS NULL AND p.status = 'active' AND NOT p.rewards_off AND NOT p.promotions_stopped
     ORDER BY r.id LIMIT ${chunk}`.execute(tx)
  return rows
}
