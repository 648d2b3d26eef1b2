import type { Tx } from '@fairground/database/transaction'
import { equal } from '@fairground/fair/bytes'
import { playerTag, ticketLeaf } from '@fairground/fair/leaf'
import { appendMany, emptyFrontier, frontierRoot, frontierToBytes, leafHash } from '@fairground/fair/merkle'
import { sql } from 'kysely'
import { type MemberInvariant, mostProblems } from '#audit/invariant.ts'

const chunk = 5000

interface InstanceRow {
  readonly id: number
  readonly currency: string
  readonly frontier: Buffer
  readonly treeSize: number | null
  readonly root: Buffer | null
}

interface TicketRow {
  readonly seq: number
  readonly playerId: number
  readonly plays: string
  readonly price: bigint
  readonly salt: Buffer
  readonly leafHash: Buffer
}

/** The tree is grown again from what the tickets say, not from the hashes stored beside them. */
export const ticketTree: MemberInvariant = {
  id: 'I17',
  title: 'Leaves recompute and give the sealed root',
  unit: 'ticket',
  scope: 'member',
  async check(tx, memberId, { onProgress }) {
    const problems: string[] = []
    let checked = 0
    for (const instance of await instancesOf(tx, memberId)) {
      let tree = emptyFrontier
      for await (const tickets of ticketsOf(tx, memberId, instance.id)) {
        const leaves = tickets.map(ticket => leafOf(memberId, instance, ticket))
        const wrong = tickets.filter((ticket, i) => !equal(leaves[i]!, new Uint8Array(ticket.leafHash)))
        problems.push(...wrong.map(({ seq }) => `ticket ${instance.id}/${seq} does not give its leaf hash`))
        tree = appendMany(tree, leaves)
        checked += tickets.length
        onProgress(checked)
      }
      if (!equal(frontierToBytes(tree), new Uint8Array(instance.frontier))) {
        problems.push(`the tickets of instance ${instance.id} do not give its tree`)
      }
      if (
        instance.root &&
        (instance.treeSize !== tree.size || !equal(frontierRoot(tree), new Uint8Array(instance.root)))
      ) {
        problems.push(`the tickets of instance ${instance.id} do not give the sealed root`)
      }
      if (problems.length >= mostProblems) break
    }
    return { checked, problems: problems.slice(0, mostProblems) }
  },
}

const instancesOf = async (tx: Tx, memberId: number): Promise<InstanceRow[]> => {
  const { rows } = await sql<InstanceRow>`
    SELECT i.id, i.currency, i.frontier, c.tree_size AS "treeSize", c.root
      FROM game_instance i LEFT JOIN draw_commit c ON c.member_id = ${memberId} AND c.instance_id = i.id
     WHERE i.member_id = ${memberId} ORDER BY i.id`.execute(tx)
  return rows
}

async function* ticketsOf(tx: Tx, memberId: number, instanceId: number) {
  for (let after = 0; ; ) {
    const { rows } = await sql<TicketRow>`
      SELECT seq, player_id AS "playerId", plays, price, salt, leaf_hash AS "leafHash"
        FROM ticket WHERE member_id = ${memberId} AND instance_id = ${instanceId} AND seq > ${after}
       ORDER BY seq LIMIT ${chunk}`.execute(tx)
    const last = rows.at(-1)
    if (!last) return
    yield rows
    after = last.seq
  }
}

const leafOf = (memberId: number, instance: InstanceRow, ticket: TicketRow): Uint8Array =>
  leafHash(
    ticketLeaf({
      member: String(memberId),
      instance: String(instance.id),
      seq0: ticket.seq - 1,
      player: playerTag(new Uint8Array(ticket.salt), String(ticket.playerId)),
      plays: ticket.plays,
      price: ticket.price,
      currency: instance.currency,
    }),
  )
