import { Type } from 'typebox'
import { Gift, GiftGroup } from '#entities/rewards/reward.ts'
import { closed, Count, Id, NoInput, ResultOne, RequestId, ShortText } from '../entities/values.ts'
import { operation } from '../operation.ts'

const inviteTypes = ['SEND'] as const

export const rewardsGiftsOperations = {
  getGift: operation({
    area: 'rewards',
    access: 'player',
    input: closed({ giftId: Id }),
    output: Gift,
    faults: ['rewards.notFound'],
    summary: 'Returns one gift.',
  }),
  getGifts: operation({
    area: 'rewards',
    access: 'player',
    input: closed({ giftGroupId: Type.Optional(Id) }),
    output: closed({ gifts: Type.Array(Gift) }),
    faults: [],
    summary: 'Lists the gifts the player can give and has received.',
  }),
  getGiftGroups: operation({
    area: 'rewards',
    access: 'player',
    input: NoInput,
    output: closed({ giftGroups: Type.Array(GiftGroup) }),
    faults: [],
    summary: 'Lists the groups that gifts are shown in.',
  }),
  getGiftGroup: operation({
    area: 'rewards',
    access: 'player',
    input: closed({ giftGroupId: Id }),
    output: GiftGroup,
    faults: ['rewards.notFound'],
    summary: 'Returns one group of gifts.',
  }),
  purchaseGift: operation({
    area: 'rewards',
    access: 'player',
    input: closed({ requestId: RequestId, giftId: Id, friendUid: Type.Optional(ShortText) }),
    output: closed({ result: Type.Literal(1), giftInviteId: Id }),
    faults: ['rewards.notFound', 'rewards.notEnoughFunds'],
    money: true,
    summary: 'Buys a gift for a friend.',
  }),
  createGiftInvite: operation({
    area: 'rewards',
    access: 'player',
    input: closed({ giftId: Id, inviteType: Type.Enum(inviteTypes) }),
    output: closed({ giftInviteId: Id }),
    faults: ['rewards.notFound'],
    summary: 'Creates an invitation that carries a gift.',
  }),
  saveGiftRecipients: operation({
    area: 'rewards',
    access: 'player',
    input: closed({
      giftInviteId: Id,
      friendUid: Type.Array(ShortText, { minItems: 1, maxItems: 50 }),
      toFBId: Type.Optional(Type.Array(ShortText, { maxItems: 50 })),
    }),
    output: closed({ result: Type.Literal(1), saved: Count }),
    faults: ['rewards.notFound'],
    summary: 'Sets the friends who receive an invitation.',
  }),
  ackGift: operation({
    area: 'rewards',
    access: 'player',
    input: closed({ giftId: Id, giftInviteId: Type.Optional(Id) }),
    output: ResultOne,
    faults: ['rewards.notFound'],
    summary: 'Marks a gift as seen.',
  }),
  collectMobileGifts: operation({
    area: 'rewards',
    access: 'player',
    input: closed({ requestId: RequestId }),
    output: closed({ result: Type.Literal(1), gifts: Type.Array(Gift) }),
    faults: ['rewards.notClaimable'],
    money: true,
    summary: 'Collects the gifts reserved for players on a mobile device.',
  }),
} as const
