import type { Row } from '@fairground/database/row'
import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'

/** A text per language. */
export type Texts = Readonly<Record<string, string>>

export interface CatalogueRow
  extends Row<'gift_item', 'id' | 'group_id' | 'game_id' | 'plays'>,
    Row<'game', 'currency'> {
  readonly titles: Texts
  readonly descriptions: Texts
  readonly gameTitle: string
  readonly cost: bigint
}

export interface GroupRow extends Row<'gift_group', 'id'> {
  readonly titles: Texts
  readonly giftIds: readonly number[]
}

interface CatalogueFilter {
  readonly memberId: number
  /** Gifts are sold in the operator's currency, so that the monthly cap covers all of them. */
  readonly currency: string
  readonly giftId?: number | undefined
  readonly groupId?: number | undefined
}

/** Only gifts that can be bought and played now: of active games with a price. */
const onSale = ({ memberId, currency, giftId, groupId }: CatalogueFilter) => sql`
  SELECT i.id, i.group_id, i.game_id, i.plays, i.titles, i.descriptions, i.position, g.title, g.currency, (g.cost + g.fee) * i.plays AS cost
    FROM gift_item i JOIN game g ON g.member_id = i.member_id AND g.id = i.game_id
   WHERE i.member_id = ${memberId} AND i.active AND g.active AND g.currency = ${currency} AND g.cost + g.fee > 0
     AND (${giftId ?? null}::int IS NULL OR i.id = ${giftId ?? null})
     AND (${groupId ?? null}::int IS NULL OR i.group_id = ${groupId ?? null})`

export const readCatalogue = async (tx: Tx, filter: CatalogueFilter): Promise<CatalogueRow[]> => {
  const { rows } = await sql<CatalogueRow>`
    SELECT id, group_id AS "groupId", game_id AS "gameId", plays, titles, descriptions, title AS "gameTitle", currency, cost
      FROM (${onSale(filter)}) AS s ORDER BY position, id`.execute(tx)
  return rows
}

export const readGroups = async (tx: Tx, filter: CatalogueFilter): Promise<GroupRow[]> => {
  const { memberId } = filter
  const { rows } = await sql<GroupRow>`
    SELECT r.id, r.titles, array_agg(s.id ORDER BY s.position, s.id) AS "giftIds"
      FROM gift_group r JOIN (${onSale(filter)}) AS s ON s.group_id = r.id
     WHERE r.member_id = ${memberId}
     GROUP BY r.id, r.titles, r.position ORDER BY r.position, r.id`.execute(tx)
  return rows
}
