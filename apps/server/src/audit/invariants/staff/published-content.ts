import { sql } from 'kysely'
import { bySql } from '#audit/invariant.ts'

/** No version reaches players without a staff member whom the audit log names. */
export const publishedContent = bySql(
  { id: 'A58', title: 'The audit log names the publication of each version of content', unit: 'version' },
  memberId => ({
    count: sql`SELECT count(*) FROM content_version WHERE member_id = ${memberId} AND status IN ('scheduled', 'live', 'replaced')`,
    problems: [
      sql`SELECT format('version %s of %s %s has no entry in the audit log', v.id, v.kind, v.key) AS problem
            FROM content_version v
           WHERE v.member_id = ${memberId} AND v.status IN ('scheduled', 'live', 'replaced') AND v.author <> 'migration'
             AND NOT EXISTS (SELECT FROM audit_entry e
                              WHERE e.member_id = v.member_id
                                AND e.action IN ('publish-content', 'schedule-content', 'roll-back-content')
                                AND e.after @> jsonb_build_object('versionId', v.id, 'hash', v.hash))`,
    ],
  }),
)
