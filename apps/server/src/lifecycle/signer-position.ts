import type { Database } from '@fairground/database/connect'
import { inMember, type Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'
import type { LogPosition } from '#signer/protocol.ts'

/** The newest place in the signer's log that the platform has stored, over all operators. */
export const findNewestPosition = async (db: Database): Promise<LogPosition | undefined> => {
  const members = await db.selectFrom('member').select('id').execute()
  let newest: LogPosition | undefined
  for (const { id } of members) {
    const stored = await inMember(db, id, tx => findPosition(tx, id))
    if (stored && (newest === undefined || stored.k > newest.k)) newest = stored
  }
  return newest
}

/** The newest place in the signer's log that the operator's entries name. */
export const findPosition = async (tx: Tx, memberId: number): Promise<LogPosition | undefined> => {
  const { rows } = await sql<LogPosition>`
    SELECT k::float8 AS k, encode(head, 'hex') AS head
      FROM (SELECT signer_k AS k, signer_head AS head FROM countersigned_close WHERE member_id = ${memberId}
            UNION ALL
            SELECT signer_k, signer_head FROM countersigned_round WHERE member_id = ${memberId}
            UNION ALL
            SELECT signer_k, signer_head FROM deck WHERE member_id = ${memberId} AND signer_k IS NOT NULL) AS stored
     ORDER BY k DESC LIMIT 1`.execute(tx)
  return rows[0]
}
