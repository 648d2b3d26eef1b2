import { Type } from 'typebox'
import { PlayerProgress, ProgressStep, RankFilter, RankVisibility } from '#entities/rewards/progress.ts'
import { BonusBall } from '#entities/rewards/reward.ts'
import { closed, Id, NoInput, Username } from '#entities/values.ts'
import { operation } from '#operation.ts'

export const progressOperations = {
  recordProgress: operation({
    area: 'progress',
    access: 'player',
    input: closed({
      step: ProgressStep,
      subjectId: Type.Integer({
        ...Id,
        description: 'The instance that was watched or checked, or the game. For a statement any number.',
      }),
    }),
    output: closed({ reached: Type.Array(Id) }),
    faults: ['game.notFound'],
    summary: 'Records that the player watched or checked a draw, read odds, practised or read the statement.',
  }),
  getPlayerProgress: operation({
    area: 'progress',
    access: 'player',
    input: closed({ filter: RankFilter }),
    output: PlayerProgress,
    faults: [],
    summary: "Returns the player's XP, rank and place in a period.",
  }),
  setRankVisibility: operation({
    area: 'progress',
    access: 'player',
    input: closed({ shown: RankVisibility }),
    output: closed({ shown: RankVisibility }),
    faults: [],
    summary: 'Sets whether others see the player in the ranking by name, by number or not at all.',
  }),
  getBonusBalls: operation({
    area: 'progress',
    access: 'player',
    input: NoInput,
    output: closed({ bonusBalls: Type.Array(BonusBall) }),
    faults: [],
    summary: 'Lists the bonus balls that the player can use, uses or has lately collected.',
  }),
  sendBonusBall: operation({
    area: 'progress',
    access: 'player',
    input: closed({ bonusBallId: Id, username: Username }),
    output: BonusBall,
    faults: ['rewards.notFound', 'rewards.alreadyClaimed', 'rewards.notClaimable'],
    summary: 'Chooses the friend who gets a bonus ball. The ball leaves with confirmBonusBallSent.',
  }),
} as const
