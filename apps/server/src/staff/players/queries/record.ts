import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'
import type { PlayerKey } from '#platform/player-key.ts'

const maxListed = 20
/** The accounts with the number of the player as their reference. */
const playerAccounts = ['player:cash', 'player:bonus', 'player:subs', 'player:gift', 'player:debt']

/** The player's row with the sealed details; undefined for a number of no player of the operator. */
export const findPlayerRecord = (tx: Tx, { memberId, playerId }: PlayerKey) =>
  tx
    .selectFrom('player as p')
    .leftJoin('player_detail as d', join =>
      join.onRef('d.member_id', '=', 'p.member_id').onRef('d.player_id', '=', 'p.id'),
    )
    .leftJoin('player_key as k', join =>
      join.onRef('k.member_id', '=', 'p.member_id').onRef('k.player_id', '=', 'p.id'),
    )
    .select([
      'p.id',
      'p.username',
      'p.status',
      'p.restricted_until',
      'p.segment',
      'p.language',
      'p.country',
      'p.created_at',
      'p.closed_at',
      'p.demo',
      'p.rewards_off',
      'p.change_password',
      'p.verification_status',
      'p.email_verified_at',
      'p.phone_verified_at',
      'p.id_verified_at',
      'p.address_verified_at',
      'd.sealed',
      'k.wrapped',
      sql<boolean>`EXISTS (SELECT FROM login_failure f WHERE f.member_id = p.member_id
        AND f.username_key = p.username_key AND f.locked_until > clock_timestamp())`.as('logins_locked'),
      sql<boolean>`EXISTS (SELECT FROM payment f WHERE f.member_id = p.member_id AND f.player_id = p.id
        AND f.flag IS NOT NULL)`.as('payment_flagged'),
      sql<number>`(SELECT count(*)::int FROM session s WHERE s.member_id = p.member_id AND s.player_id = p.id
        AND s.ended_at IS NULL)`.as('open_sessions'),
      sql<number | null>`(SELECT max(s.seen_at) FROM session s WHERE s.member_id = p.member_id
        AND s.player_id = p.id)`.as('last_seen_at'),
      sql<number>`(SELECT count(*)::int FROM player_note n WHERE n.member_id = p.member_id
        AND n.player_id = p.id)`.as('notes'),
    ])
    .where('p.member_id', '=', memberId)
    .where('p.id', '=', playerId)
    .executeTakeFirst()

export const readBalances = async (tx: Tx, { memberId, playerId }: PlayerKey) => {
  const { rows } = await sql<{ account: string; currency: string; amount: bigint; held: bigint }>`
    SELECT kind AS account, currency, c_post - d_post - d_pend AS amount, d_pend AS held FROM account
     WHERE member_id = ${memberId} AND ref = ${playerId} AND kind = ANY(${playerAccounts}::text[])
     ORDER BY kind, currency`.execute(tx)
  return rows
}

interface Total {
  readonly currency: string
  readonly count: number
  readonly amount: bigint
}

export const readDepositTotals = async (tx: Tx, { memberId, playerId }: PlayerKey) => {
  const { rows } = await sql<Total>`
    SELECT currency, count(*)::int AS count, sum(amount)::bigint AS amount FROM payment
     WHERE member_id = ${memberId} AND player_id = ${playerId} AND state = 'COMPLETED'
     GROUP BY currency ORDER BY currency`.execute(tx)
  return rows
}

export const readWithdrawalTotals = async (tx: Tx, { memberId, playerId }: PlayerKey) => {
  const { rows } = await sql<Total>`
    SELECT currency, count(*)::int AS count, sum(amount)::bigint AS amount FROM withdrawal
     WHERE member_id = ${memberId} AND player_id = ${playerId} AND status = 'PAID'
     GROUP BY currency ORDER BY currency`.execute(tx)
  return rows
}

export const readBonuses = (tx: Tx, { memberId, playerId }: PlayerKey) =>
  tx
    .selectFrom('bonus_grant')
    .select(['id', 'currency', 'amount', 'need', 'done', 'expires_at', 'status'])
    .where('member_id', '=', memberId)
    .where('player_id', '=', playerId)
    .where('status', '=', 'ACTIVE')
    .orderBy('id', 'desc')
    .limit(maxListed)
    .execute()

export const readPlayerDocuments = (tx: Tx, { memberId, playerId }: PlayerKey) =>
  tx
    .selectFrom('document')
    .select(['upload_id', 'kind', 'content_type', 'request_id', 'uploaded_at'])
    .where('member_id', '=', memberId)
    .where('player_id', '=', playerId)
    .orderBy('uploaded_at', 'desc')
    .limit(maxListed)
    .execute()

export const readPlayerCases = (tx: Tx, { memberId, playerId }: PlayerKey) =>
  tx
    .selectFrom('support_case')
    .select(['code', 'status', 'opened_at'])
    .where('member_id', '=', memberId)
    .where('player_id', '=', playerId)
    .orderBy('id', 'desc')
    .limit(maxListed)
    .execute()
