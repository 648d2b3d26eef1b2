import { Type } from 'typebox'
import { Gift, GiftGroup } from '../entities/reward.ts'
import { closed, Count, Id, Nothing, One, RequestId, ShortText } from '../entities/values.ts'
import { operation } from '../operation.ts'

const inviteTypes = ['SEND'] as const

export const rewardsGiftsOperations = {
  getGift: operation({
    area: 'rewards',
    access: 'player',
    input: closed({ giftId: Id }),
    output: Gift,
    faults: ['rewards.notFound'],
    summary: 'One gift.',
  }),
  getGifts: operation({
    area: 'rewards',
    access: 'player',
    input: closed({ giftGroupId: Type.Optional(Id) }),
    output: closed({ gifts: Type.Array(Gift) }),
    faults: [],
    summary: 'Gifts to give and gifts received.',
  }),
  getGiftGroups: operation({
    area: 'rewards',
    access: 'player',
    input: Nothing,
    output: closed({ giftGroups: Type.Array(GiftGroup) }),
    faults: [],
    summary: 'The groups gifts are shown in.',
  }),
  getGiftGroup: operation({
    area: 'rewards',
    access: 'player',
    input: closed({ giftGroupId: Id }),
    output: GiftGroup,
    faults: ['rewards.notFound'],
    summary: 'One group of gifts.',
  }),
  purchaseGift: operation({
    area: 'rewards',
    access: 'player',
    input: closed({ requestId: RequestId, giftId: Id, friendUid: Type.Optional(ShortText) }),
    output: closed({ result: Type.Literal(1), giftInviteId: Id }),
    faults: ['rewards.notFound', 'rewards.notEnoughFunds'],
    money: true,
    summary: 'Buy a gift for a friend.',
  }),
  createGiftInvite: operation({
    area: 'rewards',
    access: 'player',
    input: closed({ giftId: Id, inviteType: Type.Enum(inviteTypes) }),
    output: closed({ giftInviteId: Id }),
    faults: ['rewards.notFound'],
    summary: 'Make an invitation that carries a gift.',
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
    summary: 'Name the friends an invitation goes to.',
  }),
  ackGift: operation({
    area: 'rewards',
    access: 'player',
    input: closed({ giftId: Id, giftInviteId: Type.Optional(Id) }),
    output: One,
    faults: ['rewards.notFound'],
    summary: 'Mark a gift as seen.',
  }),
  collectMobileGifts: operation({
    area: 'rewards',
    access: 'player',
    input: closed({ requestId: RequestId }),
    output: closed({ result: Type.Literal(1), gifts: Type.Array(Gift) }),
    faults: ['rewards.notClaimable'],
    money: true,
    summary: 'Collect the gifts that wait for players of a mobile device.',
  }),
} as const
