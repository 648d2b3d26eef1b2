import { Type } from 'typebox'
import { BonusOffer } from '#entities/rewards/bonus-offer.ts'
import { closed, DecimalAmount, Id, NoInput, Nullable, RequestId, ResultOne } from '#entities/values.ts'
import { operation } from '#operation.ts'

export const offersOperations = {
  getBonusOffers: operation({
    area: 'offers',
    access: 'player',
    input: NoInput,
    output: closed({
      offers: Type.Array(BonusOffer),
      block: Nullable(Type.Enum(['onBreak', 'rewardsOff'])),
      spendBonusFirst: Type.Boolean({ description: 'Whether purchases take bonus money before cash.' }),
    }),
    faults: [],
    summary: 'Lists the bonuses that the player can claim, with their terms.',
  }),
  declineBonusOffer: operation({
    area: 'offers',
    access: 'player',
    input: closed({ bonusId: Id }),
    output: ResultOne,
    faults: ['rewards.notFound'],
    summary: 'Declines an offered bonus.',
  }),
  giveUpBonus: operation({
    area: 'offers',
    access: 'player',
    input: closed({ requestId: RequestId, bonusId: Id }),
    output: closed({ result: Type.Literal(1), amount: DecimalAmount }),
    faults: ['rewards.notFound', 'rewards.notClaimable'],
    money: true,
    summary: 'Gives up a claimed bonus. The cash of the player stays.',
  }),
  setRewardsOff: operation({
    area: 'offers',
    access: 'player',
    input: closed({ rewardsOff: Type.Boolean() }),
    output: ResultOne,
    faults: [],
    summary: 'Switches all rewards off or on.',
  }),
} as const
