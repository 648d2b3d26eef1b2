import type { Row } from '@fairground/database/row'
import type { Tx } from '@fairground/database/transaction'
import { validPlays } from '@fairground/fair/games/games'
import { sql } from 'kysely'
import { type MemberInvariant, maxProblems } from '#audit/invariant.ts'
import { hasReadableTerms } from '#kinds/readable-terms.ts'
import { toPlayMask } from '#kinds/play-mask.ts'
import { hasRanking, getTerms } from '#kinds/terms.ts'
import { isDeck } from '#kinds/deck-terms.ts'

interface PlayRow extends Row<'ticket', 'plays' | 'mask'> {
  readonly firstSeq: string
}

/** Winners are found by the mask and the record hashes the text, so both must state the same numbers. */
export const plays: MemberInvariant = {
  id: 'A5',
  title: 'Plays follow the rules, and masks match the numbers',
  unit: 'different play',
  scope: 'member',
  async check(tx, memberId) {
    const problems: string[] = []
    let checked = 0
    for (const instance of await findInstances(tx, memberId)) {
      if (isDeck(instance)) continue
      if (!hasReadableTerms(instance)) {
        problems.push(`instance ${instance.id} has terms that cannot be read`)
        continue
      }
      const { rules } = getTerms(instance)
      const rows = await findPlays(tx, memberId, instance.id)
      checked += rows.length
      for (const { plays, mask, firstSeq } of rows) {
        if (!validPlays(rules, plays))
          problems.push(`ticket ${instance.id}/${firstSeq} plays "${plays}", which the rules do not allow`)
        else if (toPlayMask(rules, plays) !== mask)
          problems.push(`ticket ${instance.id}/${firstSeq} plays "${plays}" but has mask ${mask}`)
      }
      if (hasRanking(instance)) problems.push(...(await tagProblems(tx, memberId, instance.id)))
      if (problems.length >= maxProblems) break
    }
    return { checked, problems: problems.slice(0, maxProblems) }
  },
}

/** A race identifies players by their tags, so each player has exactly one. */
const tagProblems = async (tx: Tx, memberId: number, instanceId: number): Promise<string[]> => {
  const { rows } = await sql<{ player: number; tags: bigint }>`
    SELECT player_id AS player, count(DISTINCT salt) AS tags FROM ticket
     WHERE member_id = ${memberId} AND instance_id = ${instanceId}
     GROUP BY player_id HAVING count(DISTINCT salt) > 1 ORDER BY player_id`.execute(tx)
  return rows.map(({ player, tags }) => `player ${player} has ${tags} tags in race ${instanceId}`)
}

const findInstances = async (tx: Tx, memberId: number) => {
  const { rows } = await sql<{ id: number; rules: unknown; prizeTable: unknown }>`
    SELECT id, rules, prize_table AS "prizeTable" FROM game_instance WHERE member_id = ${memberId} AND sold > 0 ORDER BY id`.execute(
    tx,
  )
  return rows
}

const findPlays = async (tx: Tx, memberId: number, instanceId: number): Promise<PlayRow[]> => {
  const { rows } = await sql<PlayRow>`
    SELECT plays, mask, min(seq)::text AS "firstSeq" FROM ticket
     WHERE member_id = ${memberId} AND instance_id = ${instanceId} GROUP BY plays, mask ORDER BY min(seq)`.execute(
    tx,
  )
  return rows
}
