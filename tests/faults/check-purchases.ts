import pg from 'pg'
import type { LoggedPurchase } from './purchase-log.ts'

/** Compares what the clients were told with what the database holds. An empty list is what we want to see. */
export const checkPurchases = async (
  ownerUrl: string,
  purchases: readonly LoggedPurchase[],
): Promise<string[]> => {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ key: string; journals: number; tickets: number }>(
      `SELECT j.op_key AS key, count(DISTINCT j.id)::int AS journals, count(t.seq)::int AS tickets
         FROM journal j LEFT JOIN ticket t ON t.member_id = j.member_id AND t.journal_id = j.id
        WHERE j.kind = 'join' GROUP BY j.op_key`,
    )
    const booked = new Map(rows.map(row => [row.key, row]))
    const final = new Map(
      purchases.map(purchase => [`join:${purchase.playerId}:${purchase.requestId}`, purchase]),
    )
    const problems: string[] = []
    for (const [key, purchase] of final) {
      const row = booked.get(key)
      if (purchase.outcome === 'ok' && !row) problems.push(`${key} was acknowledged and is lost`)
      if (purchase.outcome === 'refused' && row) problems.push(`${key} was refused and is booked`)
      if (purchase.outcome === 'unknown') problems.push(`${key} was never resolved`)
      if (row && row.journals !== 1) problems.push(`${key} is booked ${row.journals} times`)
      if (purchase.outcome === 'ok' && row && row.tickets !== purchase.plays)
        problems.push(`${key} has ${row.tickets} of ${purchase.plays} plays`)
    }
    for (const key of booked.keys())
      if (!final.has(key)) problems.push(`${key} is booked and nobody asked for it`)
    return problems
  } finally {
    await client.end()
  }
}
