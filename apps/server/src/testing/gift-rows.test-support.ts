import type { Pool } from 'pg'

interface DraftRows {
  readonly memberId: number
  readonly gameId: number
  readonly giverId: number
  readonly recipientIds: readonly number[]
  readonly plays: number
  readonly currency: string
  readonly amount: bigint
}

/** Writes a gift of the catalogue and an invite with one unpaid gift for each recipient, as the operations do. */
export const addDrafts = async (
  owner: Pool,
  { memberId, gameId, giverId, recipientIds, plays, currency, amount }: DraftRows,
): Promise<{ inviteId: number; giftIds: number[] }> => {
  const insert = async (text: string, values: readonly unknown[]): Promise<number> =>
    (await owner.query<{ id: number }>(`${text} RETURNING id::float8 AS id`, [memberId, ...values])).rows[0]!
      .id
  const titles = { en_US: 'Lucky lines' }
  const groupId = await insert('INSERT INTO gift_group (member_id, titles) VALUES ($1, $2)', [titles])
  const itemId = await insert(
    'INSERT INTO gift_item (member_id, group_id, game_id, plays, titles, descriptions) VALUES ($1, $2, $3, $4, $5, $5)',
    [groupId, gameId, plays, titles],
  )
  const inviteId = await insert(
    `INSERT INTO gift_invite (member_id, giver_id, item_id, card) VALUES ($1, $2, $3, 'cup')`,
    [giverId, itemId],
  )
  const giftIds: number[] = []
  for (const recipientId of recipientIds)
    giftIds.push(
      await insert(
        `INSERT INTO gift (member_id, invite_id, giver_id, recipient_id, game_id, plays, currency, amount)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
        [inviteId, giverId, recipientId, gameId, plays, currency, amount],
      ),
    )
  return { inviteId, giftIds }
}
