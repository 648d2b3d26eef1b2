import type { CommandName, Request } from '#ledger/commands.ts'

const player = { playerId: 12, currency: 'EUR' }
const instance = { instanceId: 34, currency: 'EUR' }
const opKey = 'join:12:0b7b4b52-5f5f-4f0e-9a53-1d6c3f6f2c11'
const lines = [
  [1, 2, 3],
  [4, 5, 6],
]
const payment = { paymentId: 90, playerId: 12, provider: 'psp' }
const withdrawal = { withdrawalId: 91, ...player }
const subscription = { subscriptionId: 92, ...player }
const gift = { giftId: 93, ...player }
const fund = { opKey, gameId: 7, currency: 'EUR', amount: 500n }
const bonus = {
  ...player,
  amount: 500n,
  wageringTimes: 3,
  weight: 100,
  expiresAt: 1_900_000_000_000.5,
}

/** A request of every command with all its fields. Closed map: a command without an example does not compile. */
export const requestExamples: { readonly [N in CommandName]: Request<N> } = {
  join: {
    opKey,
    content: { gameInstanceId: 34, userPlays: lines },
    ...player,
    ...instance,
    nextInstanceId: 35,
    mayMove: true,
    lines,
    multiOptions: [
      [1, 0, 0],
      [0, 2, 0],
    ],
    count: 2,
    repeats: 4,
    payIn: { currency: 'GBP' },
  },
  cancelJoin: { opKey, ...player, ...instance, joinCode: 'ABCD-EFGH' },
  pay: { ...instance, gameId: 7, seqs: [1, 2, 3] },
  closeBooks: { ...instance, gameId: 7, revenue: 100n, toJackpot: 20n, fromReserve: 5n },
  refund: { ...instance, limit: 1000 },
  deposit: { opKey, ...player, amount: 500n },
  fundJackpot: fund,
  fundReserve: fund,
  grantBonus: { opKey, ...bonus },
  expireBonus: { grantId: 281_474_976_710_656, currency: 'EUR' },
  payBonusBall: { ballId: 5, ...player, instanceId: 34, amount: 500n },
  claimOffer: { offerId: 6, ...player, requestId: opKey },
  redeemOffer: { offerId: 6, ...player, instanceId: 34, requestId: opKey },
  forfeitBonus: { grantId: 281_474_976_710_656, ...player },
  rewardReferral: { referralId: 8, friendId: 13, rewardsAtMost: 10, ...bonus },
  creditCoupon: { couponId: '3/90', instant: false, ...bonus },
  setLimit: { opKey, ...player, kind: 'lossWeek', source: 'support', newCap: 500n, reason: 'asked by phone' },
  changeLimits: {
    opKey,
    ...player,
    changes: [
      { kind: 'depositDay', change: { newCap: 500n } },
      { kind: 'wagerWeek', change: 'confirm' },
    ],
  },
  takePrize: { opKey, ...player, instanceId: 34, seq: 2, n: 1, takenAs: 'cash', agentId: 4 },
  exchange: { opKey, playerId: 12, from: 'GBP', amount: 500n, to: 'EUR' },
  orderDeposit: { opKey, ...player, provider: 'psp', amount: 500n },
  moveDeposit: { ...payment, event: 'pend' },
  creditDeposit: { ...payment, currency: 'EUR', amount: 500n, providerRef: '8835-1' },
  reverseDeposit: { ...payment, currency: 'EUR' },
  chargeBack: { ...payment, currency: 'EUR' },
  requestWithdrawal: { opKey, ...player, amount: 500n, requestedBy: 'player 12' },
  approveWithdrawal: { ...withdrawal, approvedBy: 'olga' },
  markSending: withdrawal,
  markUnknown: withdrawal,
  payWithdrawal: withdrawal,
  rejectWithdrawal: { ...withdrawal, by: 'operator' },
  cancelWithdrawal: withdrawal,
  openSubscription: { opKey, ...player, gameId: 7, plays: lines, instances: 4 },
  playSubscription: { ...subscription, instanceId: 34 },
  cancelSubscription: subscription,
  adjust: { opKey, ...player, proposalId: 12 },
  settleSuspense: { proposalId: 3, paymentId: 90, playerId: 12, currency: 'EUR', amount: 500n },
  fundByProposal: { proposalId: 3, gameId: 7, currency: 'EUR', amount: 500n },
  buyGifts: { opKey, giverId: 12, inviteId: 94, gameId: 7, currency: 'EUR', cap: 10_000n },
  unwrapGift: gift,
  spendGift: { ...gift, instanceId: 34, lines },
  returnGift: { giftId: 93, giverId: 12, recipientId: 13, currency: 'EUR', event: 'return' },
  openDeck: instance,
  buyCards: {
    opKey,
    content: { userPlaysCount: 2 },
    ...player,
    ...instance,
    mayMove: true,
    count: 2,
    repeats: 4,
  },
  assignCards: {
    ...instance,
    n: 1,
    cards: [
      { seq: 1, playerId: 12, position: 0, outcome: 'top' },
      { seq: 2, playerId: 12, position: 7, outcome: '' },
    ],
  },
  refundUndealt: { ...instance, limit: 500 },
  endDeck: instance,
}
