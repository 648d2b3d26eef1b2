import type { Catalogue } from './entry.ts'

export const rewardErrors = {
  notFound: { code: 'notFound', text: 'We could not find that reward.', httpStatus: 404 },
  alreadyClaimed: { code: 'alreadyClaimed', text: 'You have already claimed this.', httpStatus: 409 },
  notClaimable: { code: 'notClaimable', text: 'This cannot be claimed now.', httpStatus: 422 },
  notEnoughFunds: {
    code: 'notEnoughFunds',
    text: 'Not enough funds. Nothing was taken.',
    httpStatus: 422,
  },
  recipientNotFound: {
    code: 'recipientNotFound',
    text: 'We could not find that friend. Nothing was taken.',
    httpStatus: 404,
  },
  giftCapReached: {
    code: 'giftCapReached',
    text: 'This is more than you can give this month. Nothing was taken.',
    httpStatus: 422,
  },
  referralEmailRegistered: {
    code: 'referralEmailRegistered',
    text: 'That friend is already registered.',
    httpStatus: 409,
  },
} as const satisfies Catalogue
