import { type Bytes, u64be } from '#encoding/bytes.ts'
import { enc, H } from '#encoding/encode.ts'

export interface TicketLeaf {
  member: string
  instance: string
  seq0: number
  /** The salted tag from `playerTag`, never a plain player id. */
  player: Bytes
  plays: string
  /** Minor units. */
  price: bigint
  currency: string
}

/** Erasing the salt anonymises the tag, while the leaf stays valid. */
export function playerTag(salt: Bytes, playerId: string): Bytes {
  if (salt.length !== 32) throw new Error('a player salt must have 32 bytes')
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
  /** The tree index of the voided ticket. */
  voided: number
}

export const voidLeaf = (leaf: VoidLeaf): Bytes =>
  enc('FD1/void', leaf.member, leaf.instance, u64be(leaf.seq0), u64be(leaf.voided))
