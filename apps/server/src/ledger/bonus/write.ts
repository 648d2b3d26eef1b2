import type { MemberClient } from '../member-client.ts'
import type { Book } from '#ledger/book/book.ts'

export const writeBonus = async (client: MemberClient, { bonusChanges, memberId }: Book): Promise<void> => {
  const { newGrants, touchedGrants, progress } = bonusChanges
  if (newGrants.length > 0) {
    await client.query(
      `INSERT INTO bonus_grant (member_id, id, player_id, currency, amount, need, done, weight, expires_at, status)
       SELECT $1, id, player_id, currency, amount, need, 0, weight, to_timestamp(expires_at / 1000), 'ACTIVE'
         FROM unnest($2::bigint[], $3::int[], $4::text[], $5::bigint[], $6::bigint[], $7::int[], $8::float8[])
              AS n (id, player_id, currency, amount, need, weight, expires_at)`,
      [
        memberId,
        newGrants.map(g => g.id),
        newGrants.map(g => g.playerId),
        newGrants.map(g => g.currency),
        newGrants.map(g => g.amount),
        newGrants.map(g => g.need),
        newGrants.map(g => g.weight),
        newGrants.map(g => g.expiresAt),
      ],
    )
  }
  const touched = [...touchedGrants]
  if (touched.length > 0) {
    await client.query(
      `UPDATE bonus_grant g SET done = n.done, status = n.status
         FROM unnest($2::bigint[], $3::bigint[], $4::text[]) AS n (id, done, status)
        WHERE g.member_id = $1 AND g.id = n.id`,
      [memberId, touched.map(g => g.id), touched.map(g => g.done), touched.map(g => g.status)],
    )
  }
  if (progress.length === 0) return
  await client.query(
    `INSERT INTO bonus_progress (member_id, journal_id, grant_id, amount)
     SELECT $1, * FROM unnest($2::bigint[], $3::bigint[], $4::bigint[])`,
    [memberId, progress.map(p => p.journalId), progress.map(p => p.grantId), progress.map(p => p.amount)],
  )
}
