import type { Catalogue } from './entry.ts'

export const sessionErrors = {
  timeout: {
    code: 34,
    title: 'Session Timeout',
    text: 'You were signed out due to inactivity. Please click OK to log back in.',
    httpStatus: 401,
  },
  lost: {
    code: 101,
    title: 'Reconnecting',
    text: 'We lost your session. Your tickets and your money are safe. Taking you back to the start.',
    httpStatus: 401,
  },
  banned: {
    code: 'banned',
    title: 'Account locked',
    text: 'Your account has been locked! Please contact support for details.',
    httpStatus: 403,
  },
  closed: {
    code: 'closed',
    title: 'Account closed',
    text: 'Your account has been closed. Please contact support for details.',
    httpStatus: 401,
  },
  restricted: {
    code: 'restricted',
    title: 'Logged out',
    text: 'You have chosen to take a break from playing, so you are logged out here too. Your balance is safe.',
    httpStatus: 401,
  },
  loginElsewhere: {
    code: 'loginElsewhere',
    title: 'Logged out',
    text: 'You have been logged out as you have logged in from another device...',
    httpStatus: 401,
  },
  passwordChanged: {
    code: 'passwordChanged',
    title: 'Logged out',
    text: 'You were signed out because your password was changed.',
    httpStatus: 401,
  },
  notConnected: {
    code: 'not_connected',
    text: 'There is no connection. Nothing was sent and nothing was taken. Please try again in a moment.',
    httpStatus: 503,
  },
  connectionLost: {
    code: 'connection_lost',
    text: 'The connection was lost before our reply arrived. A purchase that went through is saved. Please check and try again.',
    httpStatus: 503,
  },
  requestTimeout: {
    code: 'request_timeout',
    text: 'The request took too long. A purchase that went through is saved. Please check and try again.',
    httpStatus: 504,
  },
} as const satisfies Catalogue
