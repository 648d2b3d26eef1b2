import { type Bytes, u64be } from './bytes.ts'
import { enc, H } from './encode.ts'

export interface TicketLeaf {
  member: string
  instance: string
  seq0: number
  /** The player's tag: what `playerTag` gives, never a plain id. */
  player: Bytes
  plays: string
  /** Minor units. */
  price: bigint
  currency: string
}

/** With the salt erased the tag no longer leads to a person, and the leaf stays valid. */
export function playerTag(salt: Bytes, playerId: string): Bytes {
  if (salt.length !== 32) throw new Error('a player salt has 32 bytes')
  return H('player', salt, playerId)
}

export const ticketLeaf = (leaf: TicketLeaf): Bytes =>
  enc(
    'FD1/leaf',
    leaf.member,
    leaf.instance,
    u64be(leaf.seq0),
    leaf.player,
    leaf.plays,
    u64be(leaf.price),
    leaf.currency,
  )

export interface VoidLeaf {
  member: string
  instance: string
  seq0: number
  /** The place of the ticket that no longer counts. */
  voided: number
}

export const voidLeaf = (leaf: VoidLeaf): Bytes =>
  enc('FD1/void', leaf.member, leaf.instance, u64be(leaf.seq0), u64be(leaf.voided))
