import type { Play } from '@fairground/contract/entities/plays/play'
import type { StakedUnits } from '@fairground/rules/kinds/pick-x/digits'

/** The units staked on straight, box and pair for each digits play. */
export const unitsBySeq = (
  plays: readonly Pick<Play, 'seq' | 'multiOption'>[],
): ReadonlyMap<number, StakedUnits> =>
  new Map(
    plays.flatMap(({ seq, multiOption }) => {
      if (!multiOption) return []
      const [straight = 0, box = 0, pair = 0] = multiOption
      return [[seq, [straight, box, pair]] as const]
    }),
  )
