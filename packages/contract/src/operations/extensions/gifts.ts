import { Type } from 'typebox'
import { JoinResult, PlaySelection } from '#entities/plays/join.ts'
import { Gift, SentGift } from '#entities/rewards/reward.ts'
import {
  closed,
  CurrencyId,
  DecimalAmount,
  Id,
  NoInput,
  Nullable,
  RequestId,
  ResultOne,
} from '#entities/values.ts'
import { operation } from '#operation.ts'

export const giftsOperations = {
  getGiftSummary: operation({
    area: 'gifts',
    access: 'player',
    input: NoInput,
    output: closed({
      sent: Type.Array(SentGift),
      givenThisMonth: DecimalAmount,
      monthlyCap: DecimalAmount,
      currencyId: CurrencyId,
      block: Nullable(
        Type.Enum(['onBreak', 'rewardsOff'], { description: 'Why the player is offered no gifts.' }),
      ),
    }),
    faults: [],
    summary:
      'Lists the gifts that the player gave, newest first, and how much more they can give this month.',
  }),
  openGift: operation({
    area: 'gifts',
    access: 'player',
    input: closed({ requestId: RequestId, giftId: Id }),
    output: Gift,
    faults: ['rewards.notFound', 'rewards.notClaimable'],
    money: true,
    summary: 'Opens a gift that waits for the player.',
  }),
  sendBackGift: operation({
    area: 'gifts',
    access: 'player',
    input: closed({ requestId: RequestId, giftId: Id }),
    output: ResultOne,
    faults: ['rewards.notFound', 'rewards.notClaimable'],
    money: true,
    summary: 'Sends a gift back unopened. The giver gets the money back.',
  }),
  playGift: operation({
    area: 'gifts',
    access: 'player',
    input: closed({
      requestId: RequestId,
      giftId: Id,
      gameInstanceId: Id,
      userPlays: PlaySelection.properties.userPlays,
    }),
    output: JoinResult,
    faults: ['rewards.notFound', 'rewards.notClaimable'],
    money: true,
    summary: 'Joins a game with the plays of an opened gift.',
  }),
} as const
