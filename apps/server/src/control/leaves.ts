import type { Tx } from '@fairground/database/transaction'
import { leafHash } from '@fairground/fair/crypto/merkle'
import { hex } from '@fairground/fair/encoding/bytes'
import { playerTag, ticketLeaf, voidLeaf } from '@fairground/fair/tickets/leaf'
import { readVoids } from '#instances/voids.ts'
import { readSoldTickets } from './queries.ts'

/** The leaves of an instance in order, computed from the rows as they are now. */
export const readLeaves = async (
  tx: Tx,
  sale: { readonly member: string; readonly instance: string; readonly currency: string },
): Promise<string[]> => {
  const [memberId, instanceId] = [Number(sale.member), Number(sale.instance)]
  const tickets = (await readSoldTickets(tx, memberId, instanceId)).map(({ seq, salt, ...ticket }) => {
    const player = playerTag(new Uint8Array(salt), String(ticket.player_id))
    const { plays, price } = ticket
    return { seq0: seq - 1, leaf: ticketLeaf({ ...sale, seq0: seq - 1, player, plays, price }) }
  })
  const voids = (await readVoids(tx, memberId, instanceId)).map(({ seq0, voided }) => ({
    seq0,
    leaf: voidLeaf({ ...sale, seq0, voided }),
  }))
  return [...tickets, ...voids].toSorted((a, b) => a.seq0 - b.seq0).map(({ leaf }) => hex(leafHash(leaf)))
}
