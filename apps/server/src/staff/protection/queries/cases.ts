import type { Tx } from '@fairground/database/transaction'
import type { PlayerKey } from '#platform/player-key.ts'

/** The alerts of a player, newest first. */
export const readAlerts = (tx: Tx, { memberId, playerId }: PlayerKey, limit: number) =>
  tx
    .selectFrom('aml_alert')
    .select(['day', 'rule', 'level', 'figures', 'rules_version', 'found_at'])
    .where('member_id', '=', memberId)
    .where('player_id', '=', playerId)
    .orderBy('day', 'desc')
    .orderBy('rule')
    .limit(limit)
    .execute()

export const readDeposits = (tx: Tx, { memberId, playerId }: PlayerKey, limit: number) =>
  tx
    .selectFrom('payment')
    .select(['id', 'provider', 'currency', 'amount', 'state', 'created_at', 'changed_at'])
    .where('member_id', '=', memberId)
    .where('player_id', '=', playerId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

export const readWithdrawals = (tx: Tx, { memberId, playerId }: PlayerKey, limit: number) =>
  tx
    .selectFrom('withdrawal')
    .select(['id', 'currency', 'amount', 'status', 'approved_by', 'created_at', 'changed_at'])
    .where('member_id', '=', memberId)
    .where('player_id', '=', playerId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

/** The answers of registers about a player, newest first. */
export const readRegisterChecks = (tx: Tx, { memberId, playerId }: PlayerKey, limit: number) =>
  tx
    .selectFrom('register_check')
    .select(['register', 'moment', 'result', 'allowed', 'at'])
    .where('member_id', '=', memberId)
    .where('player_id', '=', playerId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
