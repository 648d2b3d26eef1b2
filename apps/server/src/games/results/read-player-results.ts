import type { Tx } from '@fairground/database/transaction'
import type { ShownDraw } from '@fairground/rules/playout/shown-draws'
import type { GameKind } from '@fairground/fair/games/games'
import { drawKindFor } from '#kinds/kinds.ts'
import { playNumbers } from '#games/tickets/play-numbers.ts'
import { readPlayResults } from './queries.ts'

/** The plays of one player with their matches and prizes. */
export const readPlayerResults = async (
  tx: Tx,
  memberId: number,
  instanceId: number,
  playerId: number,
  { kind, draws }: { readonly kind: GameKind; readonly draws: readonly ShownDraw[] },
) => {
  const rows = await readPlayResults(tx, memberId, instanceId, playerId)
  return rows.map(({ seq, plays, paid, won, prizes }) => {
    const { numbers, numbers2nd } = playNumbers(kind, plays, seq)
    const second = numbers2nd && { numbers2nd, matches2nd: countCommon(numbers2nd, draws[0]?.second ?? []) }
    return {
      seq,
      numbers,
      matches: countMatches(drawKindFor(kind).matchesByPosition, numbers, draws),
      ...second,
      paid,
      won,
      prizes,
    }
  })
}

const countCommon = (own: readonly number[], drawn: readonly number[]): number =>
  own.filter(number => drawn.includes(number)).length

/** Digits match only at the same position. Of several draws, the one with the most matches counts. */
const countMatches = (byPosition: boolean, numbers: readonly number[], draws: readonly ShownDraw[]): number =>
  Math.max(
    ...draws.map(draw =>
      byPosition
        ? numbers.filter((digit, i) => draw.numbers[i] === digit).length
        : countCommon(numbers, draw.numbers),
    ),
  )
