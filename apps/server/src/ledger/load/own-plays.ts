import type { MemberClient } from '#ledger/member-client.ts'
import type { MergedNeeds } from './needs.ts'
import type { OwnPlayRow } from '#ledger/book/rows.ts'

/** All plays of a player in an instance where they cancel a purchase, in the order of sale: a few at most. */
export const loadOwnPlays = async (
  client: MemberClient,
  memberId: number,
  { cancelledJoins }: MergedNeeds,
): Promise<OwnPlayRow[]> => {
  if (cancelledJoins.length === 0) return []
  const { rows } = await client.query<OwnPlayRow>(
    `SELECT t.instance_id AS "instanceId", t.seq, t.player_id AS "playerId", t.journal_id AS "journalId", t.price, t.fee,
            t.created_at AS "createdAt", t.join_code AS "joinCode",
            EXISTS (SELECT FROM ticket_outcome o
                     WHERE o.member_id = $1 AND o.instance_id = t.instance_id AND o.seq = t.seq) AS "isEnded"
       FROM (SELECT DISTINCT * FROM unnest($2::int[], $3::int[])) AS k (instance_id, player_id)
      CROSS JOIN LATERAL (SELECT * FROM ticket
                           WHERE member_id = $1 AND player_id = k.player_id AND instance_id = k.instance_id
                          OFFSET 0) AS t
      ORDER BY t.instance_id, t.seq`,
    [memberId, cancelledJoins.map(key => key.instanceId), cancelledJoins.map(key => key.playerId)],
  )
  return rows
}

/** The plays of the purchases to cancel. */
export const findCancelledPlays = (
  { cancelledJoins }: Pick<MergedNeeds, 'cancelledJoins'>,
  ownPlays: readonly OwnPlayRow[],
): OwnPlayRow[] => {
  const codes = new Set(cancelledJoins.map(({ playerId, joinCode }) => `${playerId}/${joinCode}`))
  return ownPlays.filter(({ playerId, joinCode }) => codes.has(`${playerId}/${joinCode}`))
}
