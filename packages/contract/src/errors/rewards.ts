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
  referralEmailRegistered: {
    code: 'referralEmailRegistered',
    text: 'That friend is already registered.',
    httpStatus: 409,
  },
} as const satisfies Catalogue
