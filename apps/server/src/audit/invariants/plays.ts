import type { Tx } from '@fairground/database/transaction'
import { validPlays } from '@fairground/fair/games/games'
import { sql } from 'kysely'
import { type MemberInvariant, mostProblems } from '#audit/invariant.ts'
import { maskOf } from '#instance/play-mask.ts'
import { termsOf } from '#instance/terms.ts'
import { isDeck } from '#instant/terms.ts'

interface PlayRow {
  readonly instanceId: number
  readonly plays: string
  readonly mask: bigint
  readonly seqs: string
}

/** Winners may be found by the mask while the record hashes the text: both must be the same numbers. */
export const plays: MemberInvariant = {
  id: 'A5',
  title: "Plays keep the game's rules, and masks are their numbers",
  unit: 'different play',
  scope: 'member',
  async check(tx, memberId) {
    const problems: string[] = []
    let checked = 0
    for (const instance of await instancesOf(tx, memberId)) {
      if (isDeck(instance)) continue
      const { rules } = termsOf(instance)
      const rows = await playsOf(tx, memberId, instance.id)
      checked += rows.length
      for (const { plays, mask, seqs } of rows) {
        if (!validPlays(rules, plays))
          problems.push(`ticket ${instance.id}/${seqs} plays "${plays}", which the rules do not allow`)
        else if (maskOf(rules, plays) !== mask)
          problems.push(`ticket ${instance.id}/${seqs} plays "${plays}" but has mask ${mask}`)
      }
      if (rules.kind === 'regularGame') problems.push(...(await tagProblems(tx, memberId, instance.id)))
      if (problems.length >= mostProblems) break
    }
    return { checked, problems: problems.slice(0, mostProblems) }
  },
}

/** The ranking of a race tells players apart by their tags. */
const tagProblems = async (tx: Tx, memberId: number, instanceId: number): Promise<string[]> => {
  const { rows } = await sql<{ player: number; tags: bigint }>`
    SELECT player_id AS player, count(DISTINCT salt) AS tags FROM ticket
     WHERE member_id = ${memberId} AND instance_id = ${instanceId}
     GROUP BY player_id HAVING count(DISTINCT salt) > 1 ORDER BY player_id`.execute(tx)
  return rows.map(({ player, tags }) => `player ${player} has ${tags} tags in race ${instanceId}`)
}

const instancesOf = async (tx: Tx, memberId: number) => {
  const { rows } = await sql<{ id: number; rules: unknown; prizeTable: unknown }>`
    SELECT id, rules, prize_table AS "prizeTable" FROM game_instance WHERE member_id = ${memberId} AND sold > 0 ORDER BY id`.execute(
    tx,
  )
  return rows
}

const playsOf = async (tx: Tx, memberId: number, instanceId: number): Promise<PlayRow[]> => {
  const { rows } = await sql<PlayRow>`
    SELECT plays, mask, min(seq)::text AS seqs FROM ticket
     WHERE member_id = ${memberId} AND instance_id = ${instanceId} GROUP BY plays, mask ORDER BY min(seq)`.execute(
    tx,
  )
  return rows
}
