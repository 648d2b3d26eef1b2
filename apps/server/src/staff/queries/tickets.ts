import { timestamp, type Tx } from '@fairground/database/transaction'
import type { TicketPlace } from '@fairground/rules/ticket/ticket-id'
import { sql } from 'kysely'
import type { PlayerKey } from '#platform/player-key.ts'

/** A ticket is identified by the first play of its purchase. */
export const isFirstPlay = async (
  tx: Tx,
  memberId: number,
  { instanceId, seq }: TicketPlace,
): Promise<boolean> => {
  const found = await tx
    .selectFrom('ticket as t')
    .select('t.seq')
    .where('t.member_id', '=', memberId)
    .where('t.instance_id', '=', instanceId)
    .where('t.seq', '=', seq)
    .where(
      sql<boolean>`NOT EXISTS (SELECT FROM ticket e WHERE e.member_id = t.member_id AND e.instance_id = t.instance_id
         AND e.player_id = t.player_id AND e.join_code = t.join_code AND e.seq < t.seq)`,
    )
    .executeTakeFirst()
  return found !== undefined
}

/** Returns the number of prints, with this one. */
export const insertReprint = async (
  tx: Tx,
  memberId: number,
  { instanceId, seq }: TicketPlace,
): Promise<number> => {
  const { prints } = await tx
    .insertInto('ticket_reprint')
    .values({ member_id: memberId, instance_id: instanceId, seq, prints: 2 })
    .onConflict(conflict =>
      conflict
        .columns(['member_id', 'instance_id', 'seq'])
        .doUpdateSet({ prints: sql`ticket_reprint.prints + 1` }),
    )
    .returning('prints')
    .executeTakeFirstOrThrow()
  return prints
}

export const hasInstance = async (tx: Tx, memberId: number, instanceId: number): Promise<boolean> =>
  (await tx
    .selectFrom('game_instance')
    .select('id')
    .where('member_id', '=', memberId)
    .where('id', '=', instanceId)
    .executeTakeFirst()) !== undefined

interface NewExternalPlay {
  readonly ticketId: string
  readonly instanceId: number
  readonly boughtAt: number
  readonly currencyId: string
  readonly staked: bigint
  readonly won: bigint
}

export const insertExternalPlay = async (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
  { ticketId, instanceId, boughtAt, currencyId, staked, won }: NewExternalPlay,
): Promise<void> => {
  await tx
    .insertInto('external_play')
    .values({
      member_id: memberId,
      ticket_id: ticketId,
      player_id: playerId,
      instance_id: instanceId,
      bought_at: timestamp(boughtAt),
      currency: currencyId,
      staked,
      won,
    })
    .onConflict(conflict => conflict.columns(['member_id', 'ticket_id']).doUpdateSet({ staked, won }))
    .execute()
}
