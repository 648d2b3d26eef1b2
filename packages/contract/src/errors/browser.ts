import type { Catalogue } from './entry.ts'

/** Errors that the browser detects itself; a server never sends them. `httpStatus` is the closest equivalent. */
export const browserErrors = {
  clockIncorrect: {
    code: 'clockIncorrect',
    title: 'System Time Incorrect',
    text: 'Your device clock differs from ours by more than 5 seconds. Draws follow our clock. Please set yours.',
    httpStatus: 400,
  },
  outdated: {
    code: 'outdated',
    title: 'Please update',
    text: 'This browser is too old to show the games well. Your money and tickets are safe. Please update it.',
    httpStatus: 400,
  },
  badResponse: { code: 'badResponse', text: 'Bad response from server', httpStatus: 502 },
  scriptError: {
    code: 'scriptError',
    title: 'Refresh Time',
    text: 'Its time to get squeaky clean! Click OK to clean away!',
    httpStatus: 500,
  },
  somethingWentWrong: {
    code: 'somethingWentWrong',
    text: 'We are very sorry but something went wrong. This error has been logged and reported.',
    httpStatus: 500,
  },
  newVersion: {
    code: 'newVersion',
    title: 'New Version Available!',
    text: 'Please click Update to get the latest version!',
    httpStatus: 426,
  },
  unknownRoute: { code: 'unknownRoute', text: 'Oops. This page does not exist', httpStatus: 404 },
} as const satisfies Catalogue
