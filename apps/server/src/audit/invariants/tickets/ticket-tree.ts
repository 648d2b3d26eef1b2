import type { OptionalRow, Row } from '@fairground/database/row'
import type { Tx } from '@fairground/database/transaction'
import { equal } from '@fairground/fair/encoding/bytes'
import { playerTag, ticketLeaf, voidLeaf } from '@fairground/fair/tickets/leaf'
import {
  appendMany,
  emptyFrontier,
  frontierRoot,
  frontierToBytes,
  leafHash,
} from '@fairground/fair/crypto/merkle'
import { sql } from 'kysely'
import { type MemberInvariant, maxProblems } from '#audit/invariant.ts'

const chunk = 5000

type InstanceRow = Row<'game_instance', 'id' | 'currency' | 'frontier'> &
  OptionalRow<'draw_commit', 'tree_size' | 'root'>

interface TicketRow extends Row<'ticket', 'seq' | 'player_id' | 'plays' | 'price' | 'salt' | 'leaf_hash'> {
  readonly voided: null
}

interface VoidEntry {
  /** The position of the void entry. */
  readonly seq: number
  /** The number of the cancelled play. */
  readonly voided: number
}

type EntryRow = TicketRow | VoidEntry

/** Rebuilds the tree from the tickets' data, not from the stored leaf hashes. */
export const ticketTree: MemberInvariant = {
  id: 'I17',
  title: 'Recomputed ticket leaves match the sealed root',
  unit: 'ticket',
  scope: 'member',
  async check(tx, memberId, { onProgress }) {
    const problems: string[] = []
    let checked = 0
    for (const instance of await findInstances(tx, memberId)) {
      let tree = emptyFrontier
      for await (const entries of readEntries(tx, memberId, instance.id)) {
        const leaves = entries.map(entry => computeLeaf(memberId, instance, entry))
        const wrong = entries.filter(
          (entry, i) => entry.voided === null && !equal(leaves[i]!, new Uint8Array(entry.leafHash)),
        )
        problems.push(...wrong.map(({ seq }) => `ticket ${instance.id}/${seq} does not match its leaf hash`))
        tree = appendMany(tree, leaves)
        checked += entries.length
        onProgress(checked)
      }
      if (!equal(frontierToBytes(tree), new Uint8Array(instance.frontier))) {
        problems.push(`the tickets of instance ${instance.id} do not match its tree`)
      }
      if (
        instance.root &&
        (instance.treeSize !== tree.size || !equal(frontierRoot(tree), new Uint8Array(instance.root)))
      ) {
        problems.push(`the tickets of instance ${instance.id} do not match the sealed root`)
      }
      if (problems.length >= maxProblems) break
    }
    return { checked, problems: problems.slice(0, maxProblems) }
  },
}

const findInstances = async (tx: Tx, memberId: number): Promise<InstanceRow[]> => {
  const { rows } = await sql<InstanceRow>`
    SELECT i.id, i.currency, i.frontier, c.tree_size AS "treeSize", c.root
      FROM game_instance i LEFT JOIN draw_commit c ON c.member_id = ${memberId} AND c.instance_id = i.id
     WHERE i.member_id = ${memberId} ORDER BY i.id`.execute(tx)
  return rows
}

async function* readEntries(tx: Tx, memberId: number, instanceId: number) {
  for (let after = 0; ; ) {
    const { rows } = await sql<EntryRow>`
      (SELECT seq, player_id AS "playerId", plays, price, salt, leaf_hash AS "leafHash", NULL::integer AS voided
         FROM ticket WHERE member_id = ${memberId} AND instance_id = ${instanceId} AND seq > ${after}
        ORDER BY seq LIMIT ${chunk})
      UNION ALL
      (SELECT void_seq, NULL, NULL, NULL, NULL, NULL, seq
         FROM ticket_outcome
        WHERE member_id = ${memberId} AND instance_id = ${instanceId} AND kind = 'VOID' AND void_seq > ${after}
        ORDER BY void_seq LIMIT ${chunk})
       ORDER BY seq LIMIT ${chunk}`.execute(tx)
    const last = rows.at(-1)
    if (!last) return
    yield rows
    after = last.seq
  }
}

const computeLeaf = (memberId: number, { id, currency }: InstanceRow, entry: EntryRow): Uint8Array => {
  const place = { member: String(memberId), instance: String(id), seq0: entry.seq - 1 }
  if (entry.voided !== null) return leafHash(voidLeaf({ ...place, voided: entry.voided - 1 }))
  const { playerId, plays, price } = entry
  const player = playerTag(new Uint8Array(entry.salt), String(playerId))
  return leafHash(ticketLeaf({ ...place, player, plays, price, currency }))
}
