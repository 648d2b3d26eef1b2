import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'

export const readJackpots = async (tx: Tx, memberId: number) => {
  const { rows } = await sql<{
    gameId: number
    title: string
    accountId: number
    balance: bigint
    currency: string
  }>`
    SELECT a.ref::float8 AS "gameId", g.title, a.id::float8 AS "accountId", a.c_post - a.d_post AS balance, a.currency
      FROM account a JOIN game g ON g.member_id = a.member_id AND g.id = a.ref
     WHERE a.member_id = ${memberId} AND a.kind = 'jackpot' ORDER BY a.ref, a.currency LIMIT 1000`.execute(tx)
  return rows
}

/** Whether the operator has a game in this currency. */
export const hasGameInCurrency = async (
  tx: Tx,
  memberId: number,
  gameId: number,
  currency: string,
): Promise<boolean> => {
  const row = await tx
    .selectFrom('game')
    .select('id')
    .where('member_id', '=', memberId)
    .where('id', '=', gameId)
    .where('currency', '=', currency)
    .executeTakeFirst()
  return row !== undefined
}

export interface ExchangeRate {
  readonly currency: string
  readonly value: string
  readonly retired: boolean
}

export const readRates = async (tx: Tx, memberId: number): Promise<readonly ExchangeRate[]> => {
  const { rows } = await sql<ExchangeRate>`
    SELECT currency, trim_scale(value)::text AS value, retired FROM currency_rate
     WHERE member_id = ${memberId} ORDER BY currency LIMIT 200`.execute(tx)
  return rows
}

export const readRateChanges = async (tx: Tx, memberId: number, before: number, limit: number) => {
  const { rows } = await sql<ExchangeRate & { id: number; proposalId: number; at: number }>`
    SELECT id::float8 AS id, currency, trim_scale(value)::text AS value, retired, proposal_id AS "proposalId", at
      FROM currency_rate_change WHERE member_id = ${memberId} AND id < ${before}
     ORDER BY id DESC LIMIT ${limit}`.execute(tx)
  return rows
}

export const upsertRate = async (
  tx: Tx,
  memberId: number,
  { currency, value, retired }: ExchangeRate,
): Promise<void> => {
  await sql`
    INSERT INTO currency_rate (member_id, currency, value, retired) VALUES (${memberId}, ${currency}, ${value}::numeric, ${retired})
    ON CONFLICT (member_id, currency) DO UPDATE SET value = excluded.value, retired = excluded.retired`.execute(
    tx,
  )
}

/** Sets the rates and keeps them in the history. The exchange reads them with its next command. */
export const applyRates = async (
  tx: Tx,
  memberId: number,
  proposalId: number,
  rates: readonly ExchangeRate[],
): Promise<void> => {
  for (const rate of rates) {
    const { currency, value, retired } = rate
    await upsertRate(tx, memberId, rate)
    await sql`
      INSERT INTO currency_rate_change (member_id, currency, value, retired, proposal_id)
      VALUES (${memberId}, ${currency}, ${value}::numeric, ${retired}, ${proposalId})`.execute(tx)
  }
}

export const findOperatorCurrency = async (tx: Tx, memberId: number): Promise<string | undefined> => {
  const row = await tx.selectFrom('member').select('currency').where('id', '=', memberId).executeTakeFirst()
  return row?.currency
}
