import type { BeaconChain } from '#beacon/beacon.ts'
import { unhex } from '#encoding/bytes.ts'
import { ShapeProblem } from '#encoding/shape.ts'
import { roundHash } from '#fd2/round.ts'
import { lockHash } from '#fd2/round-lock.ts'
import type { SealedRow } from './assign-round.ts'
import type { RoundLine } from './deck-lines.ts'
import { toRound } from './entries.ts'

/** What a round says about one deck. */
export interface DeckRound extends SealedRow {
  /** Hexadecimal; null for a missed round. */
  readonly signature: string | null
  readonly cutAt: number
  readonly n: number
  readonly size: number
  /** Hexadecimal. */
  readonly root: string
}

interface OfDeck {
  readonly member: string
  readonly beacon: BeaconChain
  /** D, hexadecimal. */
  readonly deck: string
}

const linkLength = 32

/** Throws a ShapeProblem if the round has no row of the deck or other masks than rows. */
export function toDeckRound(
  { entry, signature }: Pick<RoundLine, 'entry' | 'signature'>,
  { member, beacon, deck }: OfDeck,
): DeckRound {
  const row = entry.rows.findIndex(([each]) => each === deck)
  const [, n, size, root] = entry.rows[row] ?? []
  const masks = entry.masks.map(unhex)
  const mask = masks[row]
  if (mask === undefined || n === undefined || size === undefined || root === undefined)
    throw new ShapeProblem(`round ${entry.round} has no row of this deck`)
  if (masks.length !== entry.rows.length || mask.length !== linkLength)
    throw new ShapeProblem(`round ${entry.round} has other masks than rows`)
  const context = roundHash(toRound(entry, member, beacon.chainHash))
  const lock = unhex(entry.lock)
  return {
    deck: unhex(deck),
    context,
    lock,
    lockHash: lockHash(context, entry.round, lock, masks),
    row,
    mask,
    round: entry.round,
    signature,
    cutAt: entry.cutAt,
    n,
    size,
    root,
  }
}

/** Whether each deck has one row, and the rows are in ascending order. */
export const isAscending = ({ rows }: RoundLine['entry']): boolean =>
  rows.every(([deck], i) => i === 0 || deck > (rows[i - 1]?.[0] ?? ''))
