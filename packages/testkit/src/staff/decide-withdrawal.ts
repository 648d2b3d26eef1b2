import { randomUUID } from 'node:crypto'

/** Runs SQL as the owner of the database. */
type Sql = <R extends object>(text: string, values?: readonly unknown[]) => Promise<R[]>

/**
 * Stores the decision of a staff member to approve a withdrawal, without a console, and the route to one person if it has
 * none. Returns who approves it.
 */
export const decideWithdrawal = async (sql: Sql, memberId: number, withdrawalId: number): Promise<string> => {
  await sql(
    `INSERT INTO withdrawal_route (member_id, withdrawal_id, route, reasons, facts, automatic_to, four_eyes_from)
     VALUES ($1, $2, 'onePerson', '{aboveAutomatic}', '{}', 0, 1) ON CONFLICT DO NOTHING`,
    [memberId, withdrawalId],
  )
  await sql(
    `WITH made AS (INSERT INTO staff (name, email, status) VALUES ('Test', $3, 'active') RETURNING id)
     INSERT INTO withdrawal_approval (member_id, withdrawal_id, staff_id) SELECT $1, $2, id FROM made
     ON CONFLICT DO NOTHING`,
    [memberId, withdrawalId, `${randomUUID()}@example.test`],
  )
  const [row] = await sql<{ by: string }>(
    `SELECT 'staff/' || staff_id AS by FROM withdrawal_approval WHERE member_id = $1 AND withdrawal_id = $2`,
    [memberId, withdrawalId],
  )
  return row!.by
}
