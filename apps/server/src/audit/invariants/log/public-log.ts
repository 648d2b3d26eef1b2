import type { Row } from '@fairground/database/row'
import type { Tx } from '@fairground/database/transaction'
import { append, emptyFrontier, type Frontier, frontierRoot, leafHash } from '@fairground/fair/crypto/merkle'
import { equal, hex } from '@fairground/fair/encoding/bytes'
import { sql } from 'kysely'
import { maxProblems, type MemberInvariant } from '#audit/invariant.ts'

const chunk = 2000
const firstPrev = '00'.repeat(32)

type EntryRow = Row<'log_entry', 'index' | 'game' | 'body' | 'leaf'>

/** Recomputes the log from its entries: no entry is missing or altered, and every checkpoint has the root of its size. */
export const publicLog: MemberInvariant = {
  id: 'A40',
  title: 'The public log is whole and agrees with its checkpoints',
  unit: 'entry',
  scope: 'member',
  async check(tx, memberId, { onProgress }) {
    const problems: string[] = []
    const checkpoints = await readRoots(tx, memberId)
    const heads = new Map<string, string>()
    let tree: Frontier = emptyFrontier
    for await (const { index, game, body, leaf } of readEntries(tx, memberId)) {
      if (problems.length >= maxProblems) break
      if (Number(index) !== tree.size) problems.push(`entry ${tree.size} is missing: ${index} follows`)
      const computed = leafHash(new Uint8Array(body))
      if (!equal(computed, new Uint8Array(leaf))) problems.push(`entry ${index} does not match its leaf`)
      if (game !== null) {
        const { prev } = JSON.parse(body.toString('utf8')) as { prev?: unknown }
        if (prev !== (heads.get(game) ?? firstPrev))
          problems.push(`entry ${index} does not name the entry of game ${game} before it`)
        heads.set(game, hex(computed))
      }
      tree = append(tree, computed)
      const root = checkpoints.get(tree.size)
      if (root && !equal(root, frontierRoot(tree))) problems.push(`checkpoint ${tree.size} has another root`)
      checkpoints.delete(tree.size)
      if (tree.size % chunk === 0) onProgress(tree.size)
    }
    const size = await readSize(tx, memberId)
    if (size !== tree.size) problems.push(`the log has ${tree.size} entries and the size ${size}`)
    for (const signed of checkpoints.keys()) problems.push(`checkpoint ${signed} is longer than the log`)
    return { checked: tree.size, problems: problems.slice(0, maxProblems) }
  },
}

async function* readEntries(tx: Tx, memberId: number) {
  for (let from = 0n; ; ) {
    const { rows } = await sql<EntryRow>`
      SELECT index, game, body, leaf FROM log_entry
       WHERE member_id = ${memberId} AND index >= ${from} ORDER BY index LIMIT ${chunk}`.execute(tx)
    yield* rows
    const last = rows.at(-1)
    if (last === undefined) return
    from = last.index + 1n
  }
}

const readRoots = async (tx: Tx, memberId: number): Promise<Map<number, Uint8Array>> => {
  const { rows } = await sql<Row<'log_checkpoint', 'size' | 'root'>>`
    SELECT size, root FROM log_checkpoint WHERE member_id = ${memberId}`.execute(tx)
  return new Map(rows.map(({ size, root }) => [Number(size), new Uint8Array(root)]))
}

const readSize = async (tx: Tx, memberId: number): Promise<number> => {
  const { rows } = await sql<Row<'public_log', 'size'>>`
    SELECT size FROM public_log WHERE member_id = ${memberId}`.execute(tx)
  return Number(rows[0]?.size ?? 0n)
}
