import type { Catalogue } from './entry.ts'

/** In the order 1 to 9 of the specification. They are sent as `exitCode` of the result. */
export const joinErrors = {
  noSuchCurrency: {
    code: 1,
    text: 'You have no account in this currency. Nothing was taken. Please choose another currency.',
    httpStatus: 200,
  },
  notEnoughFunds: {
    code: 2,
    text: 'Not enough funds. Nothing was taken. Please deposit or choose fewer lines.',
    httpStatus: 200,
  },
  gameUnavailable: {
    code: 3,
    text: 'This game is no longer open. Nothing was taken. Please choose another game.',
    httpStatus: 200,
  },
  tooManyLines: {
    code: 4,
    text: 'That is more lines than this game can take. Nothing was taken. Please choose fewer lines.',
    httpStatus: 200,
  },
  alreadyMaxPlays: {
    code: 5,
    text: 'You already have as many plays as this game allows. Nothing was taken.',
    httpStatus: 200,
  },
  weeklyWagerLimit: {
    code: 6,
    text: 'This would exceed your weekly play limit. Nothing was taken. See your limits.',
    httpStatus: 200,
  },
  accountStatus: {
    code: 7,
    text: 'Your account cannot join games at the moment. Nothing was taken. Please check your account.',
    httpStatus: 200,
  },
  couldNotConfirm: {
    code: 8,
    text: 'We could not confirm your purchase yet. It will show under your tickets if it went through. Please check there before you buy again.',
    httpStatus: 200,
  },
  siteCannotAcceptPlays: {
    code: 234,
    text: 'The site cannot accept plays right now. Nothing was taken. Please try again in a moment.',
    httpStatus: 200,
  },
  unknown: {
    code: -1,
    text: 'Something went wrong and the join was refused. Nothing was taken. Please try again.',
    httpStatus: 200,
  },
} as const satisfies Catalogue

/** The text of code 6 when a loss limit, not the weekly play limit, stops the purchase. */
export const lossLimitText = 'This would exceed your loss limit. Nothing was taken. See your limits.'

export type JoinError = keyof typeof joinErrors

export const joined = 0

const names = Object.keys(joinErrors) as readonly JoinError[]

/** The specification's ninth error has code 234 on the wire. Unlisted codes map to `unknown`. */
export const toJoinError = (exitCode: number): JoinError | null => {
  if (exitCode === joined) return null
  if (exitCode === 9) return 'siteCannotAcceptPlays'
  return names.find(name => joinErrors[name].code === exitCode) ?? 'unknown'
}
