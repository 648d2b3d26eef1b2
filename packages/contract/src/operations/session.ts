import { Type } from 'typebox'
import { LoggedIn } from '../entities/logged-in.ts'
import { PersistentEvent } from '../entities/persistent-event.ts'
import { Player } from '../entities/player.ts'
import { InitRequest, Session } from '../entities/session.ts'
import { closed, Count, Id, Nothing, Success, Time, TypedPassword } from '../entities/values.ts'
import { operation } from '../operation.ts'

const loginFaults = [
  'login.formatWrong',
  'login.usernameFormat',
  'login.passwordFormat',
  'login.alreadyAuthenticated',
  'login.credentialsNotValid',
  'login.noTemporaryPassword',
  'login.accountExpired',
  'login.accountLocked',
  'login.selfRestricted',
  'security.secondStepNeeded',
  'login.passwordMustBeChanged',
] as const

/** Why an account that was rightly named may still not come in. */
const blockedFaults = [
  'login.accountExpired',
  'login.accountLocked',
  'login.selfRestricted',
  'security.secondStepNeeded',
  'login.passwordMustBeChanged',
] as const

export const sessionOperations = {
  ping: operation({
    area: 'session',
    access: 'anyone',
    input: Nothing,
    output: closed({ serverTime: Time }),
    faults: [],
    summary: 'The server clock, for the client to measure its offset and latency.',
  }),
  login: operation({
    area: 'session',
    access: 'anyone',
    input: closed({
      username: Type.String({
        maxLength: 64,
        description: 'The username, or username#memberId, or the verified phone number.',
      }),
      password: TypedPassword,
    }),
    output: LoggedIn,
    faults: loginFaults,
    summary:
      'Log in. The token also comes in the auth-token response header. Where a second step is needed, the details of the fault hold its token; where the password must be changed, they hold an authToken good for changePassword2 alone.',
  }),
  'login.whitelabel': operation({
    area: 'session',
    access: 'anyone',
    input: closed({ sessionId: Type.String({ minLength: 1, maxLength: 512 }) }),
    output: LoggedIn,
    faults: [
      'login.alreadyAuthenticated',
      'whitelabel.failed',
      'login.credentialsNotValid',
      ...blockedFaults,
    ],
    summary: "Exchange an operator's own session id for a session here.",
  }),
  loginCheck: operation({
    area: 'session',
    access: 'anyone',
    input: Nothing,
    output: closed({ result: Type.Literal('success'), player: Player }),
    faults: ['session.timeout', 'login.credentialsNotValid'],
    summary: 'Is the stored token still good, and whose is it?',
  }),
  logout: operation({
    area: 'session',
    access: 'player',
    input: Nothing,
    output: Success,
    faults: [],
    summary: 'End the session.',
  }),
  init: operation({
    area: 'session',
    access: 'anyone',
    input: InitRequest,
    output: Session,
    faults: [],
    summary: 'Everything a site needs to start: configuration, games, player, accounts, topics.',
  }),
  attemptAuthentication: operation({
    area: 'session',
    access: 'anyone',
    input: closed({
      userId: Type.String({ minLength: 1, maxLength: 128 }),
      expiresIn: Count,
      accessToken: Type.String({ minLength: 1, maxLength: 4096 }),
      memberId: Type.Optional(Id),
    }),
    output: LoggedIn,
    faults: ['login.alreadyAuthenticated', 'login.credentialsNotValid', ...blockedFaults],
    summary: 'Log in with an access token of an outside identity provider.',
  }),
  attemptCodeAuthentication: operation({
    area: 'session',
    access: 'anyone',
    input: closed({
      code: Type.String({
        minLength: 1,
        maxLength: 2048,
        description: 'The whole query with which the provider sent the browser back: code=...&state=...',
      }),
      memberId: Type.Optional(Id),
    }),
    output: LoggedIn,
    faults: ['login.alreadyAuthenticated', 'login.credentialsNotValid', ...blockedFaults],
    summary: 'Log in with an authorisation code of an outside identity provider.',
  }),
  getOfflineEvents: operation({
    area: 'session',
    access: 'player',
    input: Nothing,
    output: closed({ events: Type.Array(PersistentEvent) }),
    faults: [],
    summary: 'Events the player missed and has not acknowledged.',
  }),
  acknowledgePesistentEvents: operation({
    area: 'session',
    access: 'player',
    input: closed({ eventIds: Type.Array(Id, { minItems: 1, maxItems: 200 }) }),
    output: closed({ result: Type.Literal(1), acknowledged: Count }),
    faults: [],
    summary: 'Mark events as seen, so that they are not sent again.',
  }),
} as const
