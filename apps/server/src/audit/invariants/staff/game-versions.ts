import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'
import { maxProblems, type MemberInvariant, type Problem } from '#audit/invariant.ts'
import { hashVersion } from '#kinds/terms-version.ts'

interface GameVersion {
  readonly gameId: number
  readonly version: number
  readonly terms: object
  readonly hash: Buffer
}

const readProblems = async (tx: Tx, memberId: number): Promise<string[]> => {
  const { rows } = await sql<Problem>`
    SELECT format('game %s has other terms than its version %s', g.id, v.version) AS problem
      FROM game g
      JOIN LATERAL (SELECT version, terms FROM game_version v
                     WHERE v.member_id = g.member_id AND v.game_id = g.id ORDER BY version DESC LIMIT 1) AS v ON true
     WHERE g.member_id = ${memberId} AND v.terms <> game_terms(g)
    UNION ALL
    SELECT format('version %s of game %s is not what proposal %s says', v.version, v.game_id, v.proposal_id)
      FROM game_version v
      LEFT JOIN game_version o ON o.member_id = v.member_id AND o.game_id = v.game_id AND o.version = v.version - 1
      LEFT JOIN proposal p ON p.member_id = v.member_id AND p.id = v.proposal_id AND p.status IN ('approved', 'executed')
     WHERE v.member_id = ${memberId} AND v.proposal_id IS NOT NULL
       AND v.terms IS DISTINCT FROM
           CASE p.kind
             WHEN 'publishGame' THEN (p.payload -> 'game') - ARRAY['id', 'title', 'titleShort', 'description']
             WHEN 'changeGame' THEN p.payload -> 'terms'
             WHEN 'changeSchedule' THEN o.terms || jsonb_build_object('schedule', p.payload -> 'schedule')
           END
    UNION ALL
    SELECT format('proposal %s is executed, but changed no game', p.id)
      FROM proposal p
     WHERE p.member_id = ${memberId} AND p.status = 'executed'
       AND CASE WHEN p.kind IN ('changeGame', 'changeSchedule')
                THEN NOT EXISTS (SELECT FROM game_version v WHERE v.member_id = p.member_id AND v.proposal_id = p.id)
                WHEN p.kind = 'publishGame'
                THEN NOT EXISTS (SELECT FROM game g
                                  WHERE g.member_id = p.member_id AND g.id = (p.payload #>> '{game,id}')::integer)
                ELSE false END
    LIMIT ${maxProblems}`.execute(tx)
  return rows.map(({ problem }) => problem)
}

/** The terms that are sold are those that two people approved. */
export const gameVersions: MemberInvariant = {
  id: 'A53',
  title: 'Games have the terms of their last version, and versions those of their proposals',
  unit: 'version',
  scope: 'member',
  async check(tx, memberId) {
    const { rows } = await sql<GameVersion>`
      SELECT game_id AS "gameId", version, terms, hash FROM game_version WHERE member_id = ${memberId}`.execute(
      tx,
    )
    const altered = rows.filter(({ terms, hash }) => !hash.equals(hashVersion(terms)))
    const problems = [
      ...(await readProblems(tx, memberId)),
      ...altered.map(({ gameId, version }) => `version ${version} of game ${gameId} has another hash`),
    ]
    return { checked: rows.length, problems: problems.slice(0, maxProblems) }
  },
}
