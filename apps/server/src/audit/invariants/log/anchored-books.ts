import { sql } from 'kysely'
import { bySql } from '#audit/invariant.ts'

/** A rebuilt chain has other hashes than those that the witnesses have seen. */
export const anchoredBooks = bySql(
  {
    id: 'A41',
    title: 'The journal and the audit log contain the hashes that the public log anchors',
    unit: 'anchor',
  },
  memberId => {
    const anchors = sql`
      SELECT index, decode(entry ->> 'journal', 'hex') AS journal, decode(entry ->> 'audit', 'hex') AS audit
        FROM (SELECT index, convert_from(body, 'UTF8')::jsonb AS entry FROM log_entry
               WHERE member_id = ${memberId} AND type = 'books') AS books`
    const empty = sql`decode(repeat('00', 32), 'hex')`
    return {
      count: sql`SELECT count(*) FROM log_entry WHERE member_id = ${memberId} AND type = 'books'`,
      problems: [
        sql`SELECT format('log entry %s: the journal %s is not in the chain', index, encode(journal, 'hex')) AS problem
              FROM (${anchors}) AS a
             WHERE journal <> ${empty}
               AND NOT EXISTS (SELECT FROM journal j WHERE j.member_id = ${memberId} AND j.hash = a.journal)`,
        sql`SELECT format('log entry %s: the audit entry %s is not in the chain', index, encode(audit, 'hex')) AS problem
              FROM (${anchors}) AS a
             WHERE audit <> ${empty}
               AND NOT EXISTS (SELECT FROM audit_entry e WHERE e.member_id = ${memberId} AND e.hash = a.audit)`,
      ],
    }
  },
)
