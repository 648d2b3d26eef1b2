import type { GameStatistics } from '@fairground/contract/entities/games/game-statistics'
import { type GameRules, highestNumber, parseOutcome } from '@fairground/fair/games/games'
import { countDrawn, type DrawnNumbers } from '@fairground/rules/statistics/count-drawn'
import { toPublicDraws } from '#games/results/drawn-numbers.ts'
import type { StoredTier } from '#kinds/playout.ts'
import { toPlayRule } from '#kinds/terms.ts'
import type { CountedDrawRow } from './queries.ts'

type DrawnRow = Pick<CountedDrawRow, 'start_at' | 'drawn' | 'tiers' | 'cap'>
type NumberSet = GameStatistics['sets'][number]

const highestDigit = 9

/** The counted sets of a game: its balls, its bonus balls, or each position of its digits. */
export const countSets = (rules: GameRules, rows: readonly DrawnRow[]): NumberSet[] => {
  const [newest] = rows
  if (!newest) return []
  const draws = rows.map(({ start_at: drawnAt, drawn, tiers }) => ({
    drawnAt,
    shown: toPublicDraws({ rules, drawn, tiers: tiers as StoredTier[] }),
  }))
  const collect = (pick: (shown: (typeof draws)[number]['shown'][number]) => readonly number[]) =>
    draws.map(({ drawnAt, shown }): DrawnNumbers => ({ drawnAt, numbers: shown.flatMap(pick) }))
  const main = collect(({ numbers }) => numbers)
  const play = toPlayRule(rules)
  switch (play.kind) {
    case 'digits':
      return Array.from({ length: play.positions }, (_, i) => ({
        set: 'position',
        position: i + 1,
        numbers: countDrawn(
          collect(({ numbers }) => numbers.slice(i, i + 1)),
          0,
          highestDigit,
        ),
      }))
    case 'numbers':
      return [
        { set: 'main', numbers: countDrawn(main, 1, play.first.of) },
        ...(play.second
          ? [
              {
                set: 'second' as const,
                numbers: countDrawn(
                  collect(({ second = [] }) => second),
                  1,
                  play.second.of,
                ),
              },
            ]
          : []),
      ]
    case 'dealt':
      // A raffle draws tickets, and ticket numbers of different draws have nothing in common.
      return isCalled(rules, newest.drawn)
        ? [{ set: 'main', numbers: countDrawn(main, 1, highestNumber(rules, newest.cap)) }]
        : []
  }
}

const isCalled = (rules: GameRules, drawn: readonly number[]): boolean => {
  const outcome = parseOutcome(rules, drawn)
  return outcome !== undefined && 'calls' in outcome
}
