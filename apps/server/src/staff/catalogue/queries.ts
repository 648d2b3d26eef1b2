import type { OperatorInput } from '@fairground/contract/operator/operator-operations'
import type { Tx } from '@fairground/database/transaction'

export type GiftGroup = Omit<OperatorInput<'saveGiftGroup'>, 'groupId' | 'reason'>
export type Gift = Omit<OperatorInput<'saveGift'>, 'giftId' | 'reason'>
export type PrizeAgent = Omit<OperatorInput<'savePrizeAgent'>, 'agentId' | 'reason'>

interface Page {
  readonly after: number
  readonly limit: number
}

type CatalogueTable = 'gift_group' | 'gift_item' | 'prize_agent'

/** Selects and locks one row of the operator, as the audit log shows it. */
export const lockRow = (tx: Tx, table: CatalogueTable, memberId: number, id: number) =>
  tx
    .selectFrom(table)
    .selectAll()
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

const toGroupRow = ({ titles, position }: GiftGroup) => ({ titles: JSON.stringify(titles), position })
const toGiftRow = ({ groupId, gameId, plays, titles, descriptions, active, position }: Gift) => ({
  group_id: groupId,
  game_id: gameId,
  plays,
  titles: JSON.stringify(titles),
  descriptions: JSON.stringify(descriptions),
  active,
  position,
})
const toAgentRow = ({ openingHours, ...agent }: PrizeAgent) => ({ ...agent, opening_hours: openingHours })

export const insertGiftGroup = async (tx: Tx, memberId: number, group: GiftGroup): Promise<number> => {
  const values = { member_id: memberId, ...toGroupRow(group) }
  return (await tx.insertInto('gift_group').values(values).returning('id').executeTakeFirstOrThrow()).id
}

export const updateGiftGroup = async (
  tx: Tx,
  memberId: number,
  id: number,
  group: GiftGroup,
): Promise<void> => {
  await tx
    .updateTable('gift_group')
    .set(toGroupRow(group))
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .execute()
}

export const insertGift = async (tx: Tx, memberId: number, gift: Gift): Promise<number> => {
  const values = { member_id: memberId, ...toGiftRow(gift) }
  return (await tx.insertInto('gift_item').values(values).returning('id').executeTakeFirstOrThrow()).id
}

export const updateGift = async (tx: Tx, memberId: number, id: number, gift: Gift): Promise<void> => {
  await tx
    .updateTable('gift_item')
    .set(toGiftRow(gift))
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .execute()
}

export const insertPrizeAgent = async (tx: Tx, memberId: number, agent: PrizeAgent): Promise<number> => {
  const values = { member_id: memberId, ...toAgentRow(agent) }
  return (await tx.insertInto('prize_agent').values(values).returning('id').executeTakeFirstOrThrow()).id
}

export const updatePrizeAgent = async (
  tx: Tx,
  memberId: number,
  id: number,
  agent: PrizeAgent,
): Promise<void> => {
  await tx
    .updateTable('prize_agent')
    .set(toAgentRow(agent))
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .execute()
}

export const readGiftGroups = (tx: Tx, memberId: number, { after, limit }: Page) =>
  tx
    .selectFrom('gift_group')
    .select(['id', 'titles', 'position'])
    .where('member_id', '=', memberId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()

export const readGifts = (tx: Tx, memberId: number, { after, limit }: Page) =>
  tx
    .selectFrom('gift_item')
    .select([
      'id',
      'group_id as groupId',
      'game_id as gameId',
      'plays',
      'titles',
      'descriptions',
      'active',
      'position',
    ])
    .where('member_id', '=', memberId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()

export const readAllPrizeAgents = (tx: Tx, memberId: number, { after, limit }: Page) =>
  tx
    .selectFrom('prize_agent')
    .select(['id', 'name', 'address', 'city', 'opening_hours as openingHours', 'phone', 'active'])
    .where('member_id', '=', memberId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
