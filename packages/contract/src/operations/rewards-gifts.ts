import { Type } from 'typebox'
import { giftInviteType } from '#constants.ts'
import { Gift, GiftCard, GiftGroup } from '#entities/rewards/reward.ts'
import { closed, Count, Id, NoInput, ResultOne, RequestId, ShortText } from '../entities/values.ts'
import { operation } from '../operation.ts'

const friend = {
  ...ShortText,
  description: 'A username, or the email address of a friend without an account.',
}

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
    input: closed({
      requestId: RequestId,
      giftId: Id,
      friendUid: Type.Optional(Type.String(friend)),
      giftInviteId: Type.Optional(
        Type.Integer({ ...Id, description: 'Buys one gift for each saved recipient of this invitation.' }),
      ),
    }),
    output: closed({ result: Type.Literal(1), giftInviteId: Id }),
    faults: [
      'rewards.notFound',
      'rewards.recipientNotFound',
      'rewards.alreadyClaimed',
      'rewards.notClaimable',
      'rewards.giftCapReached',
      'rewards.notEnoughFunds',
    ],
    money: true,
    summary: 'Buys a gift for a friend, or one for each recipient of an invitation. Pays from cash only.',
  }),
  createGiftInvite: operation({
    area: 'rewards',
    access: 'player',
    input: closed({
      giftId: Id,
      inviteType: Type.Literal(giftInviteType),
      card: Type.Optional(GiftCard),
      message: Type.Optional(Type.String({ maxLength: 140 })),
    }),
    output: closed({ giftInviteId: Id }),
    faults: ['rewards.notFound', 'rewards.notClaimable'],
    summary: 'Creates an invitation that carries a gift.',
  }),
  saveGiftRecipients: operation({
    area: 'rewards',
    access: 'player',
    input: closed({
      giftInviteId: Id,
      friendUid: Type.Array(Type.String(friend), { minItems: 1, maxItems: 50 }),
      toFBId: Type.Optional(Type.Array(ShortText, { maxItems: 50 })),
    }),
    output: closed({ result: Type.Literal(1), saved: Count }),
    faults: ['rewards.notFound', 'rewards.recipientNotFound', 'rewards.alreadyClaimed'],
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
    summary: 'Opens all gifts that wait for the player, and returns them.',
  }),
} as const
