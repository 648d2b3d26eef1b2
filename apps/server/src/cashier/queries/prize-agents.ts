import type { Tx } from '@fairground/database/transaction'

export const findPrizeAgent = (tx: Tx, memberId: number, agentId: number) =>
  tx
    .selectFrom('prize_agent')
    .select('id')
    .where('member_id', '=', memberId)
    .where('id', '=', agentId)
    .where('active', '=', true)
    .executeTakeFirst()

export const readPrizeAgents = (tx: Tx, memberId: number) =>
  tx
    .selectFrom('prize_agent')
    .select(['id', 'name', 'address', 'city', 'opening_hours as openingHours', 'phone'])
    .where('member_id', '=', memberId)
    .where('active', '=', true)
    .orderBy('city')
    .orderBy('name')
    .execute()
