import type { Ticket } from '@fairground/database/rows'
import type { Tx } from '@fairground/database/transaction'
import type { Bytes } from '@fairground/fair/encoding/bytes'
import { type Selectable, sql } from 'kysely'

export interface DeckTicket extends Pick<Selectable<Ticket>, 'seq' | 'salt' | 'price'> {
  readonly playerId: number
  readonly joinCode: string
  readonly refunded: boolean
}

interface Wanted {
  readonly memberId: number
  readonly instanceId: number
  readonly after: number
  readonly limit: number
  /** Only the tickets of this player. */
  readonly playerId?: number
}

/** Tickets in the order of sale. */
export const readDeckTickets = async (
  tx: Tx,
  { memberId, instanceId, after, limit, playerId }: Wanted,
): Promise<DeckTicket[]> => {
  const { rows } = await sql<DeckTicket>`
    SELECT seq, player_id AS "playerId", join_code AS "joinCode", salt, price,
           EXISTS (SELECT FROM ticket_outcome o WHERE o.member_id = t.member_id AND o.instance_id = t.instance_id AND o.seq = t.seq
                      AND o.kind = 'REFUND') AS refunded
      FROM ticket t
     WHERE member_id = ${memberId} AND instance_id = ${instanceId} AND seq > ${after}
       AND (${playerId ?? null}::integer IS NULL OR player_id = ${playerId ?? null})
     ORDER BY seq LIMIT ${limit}`.execute(tx)
  return rows
}

/** The leaves of the tickets in the order of sale. */
export const readLeafHashes = async (
  tx: Tx,
  memberId: number,
  instanceId: number,
  { after, upTo }: { readonly after: number; readonly upTo: number },
): Promise<{ seq: number; leaf: Bytes }[]> => {
  if (after >= upTo) return []
  const rows = await tx
    .selectFrom('ticket')
    .select(['seq', 'leaf_hash'])
    .where('member_id', '=', memberId)
    .where('instance_id', '=', instanceId)
    .where('seq', '>', after)
    .where('seq', '<=', upTo)
    .orderBy('seq')
    .execute()
  return rows.map(({ seq, leaf_hash }) => ({ seq, leaf: new Uint8Array(leaf_hash) }))
}

/** The prices of all tickets of a deck. */
export const sumSales = async (tx: Tx, memberId: number, instanceId: number): Promise<bigint> => {
  const { sales } = await tx
    .selectFrom('ticket')
    .select(sql<bigint>`coalesce(sum(price), 0)::bigint`.as('sales'))
    .where('member_id', '=', memberId)
    .where('instance_id', '=', instanceId)
    .executeTakeFirstOrThrow()
  return sales
}
