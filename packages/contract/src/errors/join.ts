import type { Catalogue } from './entry.ts'

/** In the specification's order 1 to 9. They travel as `exitCode` of the answer. */
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
    text: 'This would pass your weekly play limit. Nothing was taken. See your limits.',
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

/** What code 6 says where not the weekly limit stopped the play but a limit of losses. */
export const lossLimitText = 'This would pass your loss limit. Nothing was taken. See your limits.'

export type JoinError = keyof typeof joinErrors

export const joined = 0

const names = Object.keys(joinErrors) as readonly JoinError[]

/** The ninth error travels as 234; a code nobody knows is the unknown one. */
export const joinErrorOf = (exitCode: number): JoinError | null => {
  if (exitCode === joined) return null
  if (exitCode === 9) return 'siteCannotAcceptPlays'
  return names.find(name => joinErrors[name].code === exitCode) ?? 'unknown'
}
