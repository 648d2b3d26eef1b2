import type { MemberClient } from '../member-client.ts'
import type { MergedNeeds } from '#ledger/load/needs.ts'
import { type DeckRow, type DeckRows, type UndealtRow, undealtKey } from './rows.ts'

export const loadDecks = async (
  client: MemberClient,
  memberId: number,
  { decks, undealt }: MergedNeeds,
): Promise<DeckRows> => ({
  decks: await loadPublished(client, memberId, decks),
  undealt: await loadUndealt(client, memberId, undealt),
})

const loadPublished = async (client: MemberClient, memberId: number, ids: readonly number[]) => {
  if (ids.length === 0) return new Map<number, DeckRow>()
  const { rows } = await client.query<Omit<DeckRow, 'lastSoldAt'> & { lastSoldAt: number | null }>(
    `SELECT d.instance_id AS "instanceId", d.signer_at AS "publishedAt",
            (SELECT t.created_at FROM ticket t WHERE t.member_id = $1 AND t.instance_id = d.instance_id
              ORDER BY t.seq DESC LIMIT 1) AS "lastSoldAt",
            coalesce((SELECT c.seq FROM deck_card c WHERE c.member_id = $1 AND c.instance_id = d.instance_id
                       ORDER BY c.seq DESC LIMIT 1), 0) AS dealt,
            (SELECT count(*)::int FROM ticket_outcome o
              WHERE o.member_id = $1 AND o.instance_id = d.instance_id AND o.kind = 'REFUND') AS refunded
       FROM deck d WHERE d.member_id = $1 AND d.instance_id = ANY($2)`,
    [memberId, ids],
  )
  return new Map(rows.map(row => [row.instanceId, { ...row, lastSoldAt: row.lastSoldAt ?? -Infinity }]))
}

const loadUndealt = async (client: MemberClient, memberId: number, wanted: MergedNeeds['undealt']) => {
  const all: UndealtRow[] = []
  for (const { instanceId, seqs } of wanted) {
    const { rows } = await client.query<UndealtRow>(
      `SELECT t.instance_id AS "instanceId", t.seq, t.player_id AS "playerId", c.position
         FROM unnest($3::int[]) AS wanted (seq)
        CROSS JOIN LATERAL (SELECT * FROM ticket WHERE member_id = $1 AND instance_id = $2 AND seq = wanted.seq OFFSET 0) AS t
         LEFT JOIN LATERAL (SELECT position FROM deck_card WHERE member_id = $1 AND instance_id = $2 AND seq = wanted.seq OFFSET 0) AS c ON true`,
      [memberId, instanceId, seqs],
    )
    all.push(...rows)
  }
  return new Map(all.map(row => [undealtKey(row), row]))
}
