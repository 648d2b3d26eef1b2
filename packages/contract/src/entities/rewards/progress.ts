import { Type, type Static } from 'typebox'
import { closed, Count, Nullable, Time } from '#entities/values.ts'

export const ProgressStep = Type.Enum([
  'drawWatched',
  'drawChecked',
  'replayWatched',
  'oddsRead',
  'gamePractised',
  'statementRead',
])
export type ProgressStep = Static<typeof ProgressStep>

export const RankFilter = Type.Enum(['day', 'week', 'month', 'all'])
export type RankFilter = Static<typeof RankFilter>

export const RankVisibility = Type.Enum(['name', 'number', 'hidden'])
export type RankVisibility = Static<typeof RankVisibility>

export const PlayerProgress = closed({
  xp: Count,
  rank: Count,
  nextXp: Type.Union([Count, Type.Null()], { description: 'XP of the next rank; null at the highest rank.' }),
  multiplier: Type.Number({ minimum: 1 }),
  shown: RankVisibility,
  points: Count,
  position: Type.Union([Count, Type.Null()], {
    description: 'The place in the period, from 1; null without points.',
  }),
  totalCount: Count,
  resetsAt: Nullable(Time),
  blocked: Type.Union([Type.Enum(['onBreak', 'rewardsOff']), Type.Null()], {
    description: 'Why the player gets no rewards now.',
  }),
})
export type PlayerProgress = Static<typeof PlayerProgress>
