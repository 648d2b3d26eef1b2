import type { Tx } from '@fairground/database/transaction'
import type { DayFacts } from '@fairground/rules/protection/day-facts'
import { sql } from 'kysely'

export interface PlayerDay extends DayFacts {
  readonly playerId: number
}

/** The stored days of the players since a day. */
export const readDays = async (
  tx: Tx,
  memberId: number,
  playerIds: readonly number[],
  sinceDay: number,
): Promise<PlayerDay[]> => {
  const { rows } = await sql<Omit<PlayerDay, 'slots'> & { slots: string }>`
    SELECT player_id AS "playerId", day, staked, won, deposited, withdrawn, stakes, deposits, slots::text AS slots,
           chase_deposits AS "chaseDeposits", raised_stakes AS "raisedStakes", pass_throughs AS "passThroughs",
           passed_through AS "passedThrough"
      FROM player_day
     WHERE member_id = ${memberId} AND player_id = ANY (${sql.val(playerIds)}::int[]) AND day >= ${sinceDay}`.execute(
    tx,
  )
  return rows.map(row => ({ ...row, slots: BigInt(row.slots) }))
}

const toJson = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) => (typeof each === 'bigint' ? String(each) : each))

export const upsertDays = async (tx: Tx, memberId: number, days: readonly PlayerDay[]): Promise<void> => {
  if (days.length === 0) return
  await sql`
    INSERT INTO player_day (member_id, player_id, day, staked, won, deposited, withdrawn, stakes, deposits, slots,
                            chase_deposits, raised_stakes, pass_throughs, passed_through)
    SELECT ${memberId}, d."playerId", d.day, d.staked, d.won, d.deposited, d.withdrawn, d.stakes, d.deposits, d.slots,
           d."chaseDeposits", d."raisedStakes", d."passThroughs", d."passedThrough"
      FROM jsonb_to_recordset(${toJson(days)}::jsonb)
        AS d ("playerId" int, day int, staked bigint, won bigint, deposited bigint, withdrawn bigint, stakes int, deposits int,
              slots numeric, "chaseDeposits" int, "raisedStakes" int, "passThroughs" int, "passedThrough" bigint)
        ON CONFLICT (member_id, player_id, day) DO UPDATE
       SET staked = excluded.staked, won = excluded.won, deposited = excluded.deposited, withdrawn = excluded.withdrawn,
           stakes = excluded.stakes, deposits = excluded.deposits, slots = excluded.slots,
           chase_deposits = excluded.chase_deposits, raised_stakes = excluded.raised_stakes,
           pass_throughs = excluded.pass_throughs, passed_through = excluded.passed_through`.execute(tx)
}

export const readCarries = async (
  tx: Tx,
  memberId: number,
  playerIds: readonly number[],
): Promise<ReadonlyMap<number, unknown>> => {
  const rows = await tx
    .selectFrom('player_carry')
    .select(['player_id', 'carry'])
    .where('member_id', '=', memberId)
    .where('player_id', 'in', [...playerIds])
    .execute()
  return new Map(rows.map(row => [row.player_id, row.carry]))
}

export const upsertCarries = async (
  tx: Tx,
  memberId: number,
  carries: readonly { readonly playerId: number; readonly carry: object }[],
): Promise<void> => {
  if (carries.length === 0) return
  await sql`
    INSERT INTO player_carry (member_id, player_id, carry)
    SELECT ${memberId}, c."playerId", c.carry
      FROM jsonb_to_recordset(${toJson(carries)}::jsonb) AS c ("playerId" int, carry jsonb)
        ON CONFLICT (member_id, player_id) DO UPDATE SET carry = excluded.carry`.execute(tx)
}
