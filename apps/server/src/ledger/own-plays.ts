import type { Statements } from './member-client.ts'
import type { MergedNeeds } from './needs.ts'
import type { OwnPlayRow } from './rows.ts'

/** All plays of a player in an instance he gives plays back in, in the order of sale: there are never many. */
export const loadOwnPlays = async (
  client: Statements,
  memberId: number,
  { returns }: MergedNeeds,
): Promise<OwnPlayRow[]> => {
  if (returns.length === 0) return []
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
    [memberId, returns.map(key => key.instanceId), returns.map(key => key.playerId)],
  )
  return rows
}

/** Those of them that are to be given back. */
export const returnedPlays = (
  { returns }: Pick<MergedNeeds, 'returns'>,
  ownPlays: readonly OwnPlayRow[],
): OwnPlayRow[] => {
  const codes = new Set(returns.map(({ playerId, joinCode }) => `${playerId}/${joinCode}`))
  return ownPlays.filter(({ playerId, joinCode }) => codes.has(`${playerId}/${joinCode}`))
}
