import type { Tx } from '@fairground/database/transaction'
import type { TicketPlace } from '@fairground/rules/ticket/ticket-id'
import { sql } from 'kysely'

/** What a code names. Every query reads one row by its key. */
export interface NamedByCode {
  readonly id: string
  readonly title: string
  readonly playerId: number | null
  readonly instanceId: number | null
}

const take = async (tx: Tx, query: ReturnType<typeof sql<NamedByCode>>): Promise<NamedByCode | undefined> =>
  (await query.execute(tx)).rows[0]

export const findPlayerByKey = (tx: Tx, memberId: number, usernameKey: string) =>
  take(
    tx,
    sql`SELECT id::text, username AS title, id AS "playerId", NULL AS "instanceId"
          FROM player WHERE member_id = ${memberId} AND username_key = ${usernameKey}`,
  )

export const findPlayerByNumber = (tx: Tx, memberId: number, id: number) =>
  take(
    tx,
    sql`SELECT id::text, username AS title, id AS "playerId", NULL AS "instanceId"
          FROM player WHERE member_id = ${memberId} AND id = ${id}`,
  )

export const findInstanceByNumber = (tx: Tx, memberId: number, id: number) =>
  take(
    tx,
    sql`SELECT i.id::text, g.title, NULL AS "playerId", i.id AS "instanceId"
          FROM game_instance i JOIN game g ON g.member_id = i.member_id AND g.id = i.game_id
         WHERE i.member_id = ${memberId} AND i.id = ${id}`,
  )

export const findTicket = (tx: Tx, memberId: number, { instanceId, seq }: TicketPlace) =>
  take(
    tx,
    sql`SELECT '' AS id, g.title, t.player_id AS "playerId", t.instance_id AS "instanceId"
          FROM ticket t
          JOIN game_instance i ON i.member_id = t.member_id AND i.id = t.instance_id
          JOIN game g ON g.member_id = i.member_id AND g.id = i.game_id
         WHERE t.member_id = ${memberId} AND t.instance_id = ${instanceId} AND t.seq = ${seq}`,
  )

const findPayment = (tx: Tx, table: 'payment' | 'withdrawal', memberId: number, id: number) =>
  take(
    tx,
    sql`SELECT m.id::text, p.username AS title, m.player_id AS "playerId", NULL AS "instanceId"
          FROM ${sql.table(table)} m JOIN player p ON p.member_id = m.member_id AND p.id = m.player_id
         WHERE m.member_id = ${memberId} AND m.id = ${id}`,
  )

export const findDepositByNumber = (tx: Tx, memberId: number, id: number) =>
  findPayment(tx, 'payment', memberId, id)

export const findWithdrawalByNumber = (tx: Tx, memberId: number, id: number) =>
  findPayment(tx, 'withdrawal', memberId, id)

export const findProposalByNumber = (tx: Tx, memberId: number, id: number) =>
  take(
    tx,
    sql`SELECT id::text, kind AS title, NULL AS "playerId", NULL AS "instanceId"
          FROM proposal WHERE member_id = ${memberId} AND id = ${id}`,
  )
