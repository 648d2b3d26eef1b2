import { Type } from 'typebox'
import { LoginResult } from '#entities/session/login-result.ts'
import { PersistentEvent } from '#entities/session/persistent-event.ts'
import { Player } from '#entities/players/player.ts'
import { InitRequest, Session } from '#entities/session/session.ts'
import { closed, Count, Id, NoInput, ResultSuccess, Time, EnteredPassword } from '../entities/values.ts'
import { operation } from '../operation.ts'

const loginFaults = [
  'login.alreadyAuthenticated',
  'login.credentialsNotValid',
  'login.noTemporaryPassword',
  'login.accountExpired',
  'login.accountLocked',
  'login.selfRestricted',
  'security.secondStepNeeded',
  'login.passwordMustBeChanged',
] as const

/** Reasons to refuse a login after the account was identified. */
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
    input: NoInput,
    output: closed({ serverTime: Time }),
    faults: [],
    summary: 'Returns the server time, from which the client measures its clock offset and latency.',
  }),
  login: operation({
    area: 'session',
    access: 'anyone',
    input: closed({
      username: Type.String({
        maxLength: 254,
        description: 'The username, username#memberId, the email address or the verified phone number.',
      }),
      password: EnteredPassword,
    }),
    output: LoginResult,
    faults: loginFaults,
    summary:
      'Logs a player in. The token is also returned in the auth-token response header. If a second step is needed, the details of the fault hold its token. If the password must be changed, they hold an authToken that is valid only for changePassword2.',
  }),
  'login.whitelabel': operation({
    area: 'session',
    access: 'anyone',
    input: closed({ sessionId: Type.String({ minLength: 1, maxLength: 512 }) }),
    output: LoginResult,
    faults: [
      'login.alreadyAuthenticated',
      'whitelabel.failed',
      'login.credentialsNotValid',
      ...blockedFaults,
    ],
    summary: "Exchanges a session id of the operator's own system for a session here.",
  }),
  loginCheck: operation({
    area: 'session',
    access: 'anyone',
    input: NoInput,
    output: closed({ result: Type.Literal('success'), player: Player }),
    faults: ['session.timeout', 'login.credentialsNotValid'],
    summary: 'Checks whether the stored token is still valid and returns its player.',
  }),
  logout: operation({
    area: 'session',
    access: 'player',
    input: NoInput,
    output: ResultSuccess,
    faults: [],
    summary: 'Ends the session.',
  }),
  init: operation({
    area: 'session',
    access: 'anyone',
    input: InitRequest,
    output: Session,
    faults: [],
    summary: 'Returns everything a site needs to start: configuration, games, player, accounts and topics.',
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
    output: LoginResult,
    faults: ['login.alreadyAuthenticated', 'login.credentialsNotValid', ...blockedFaults],
    summary: 'Logs a player in with an access token of an external identity provider.',
  }),
  attemptCodeAuthentication: operation({
    area: 'session',
    access: 'anyone',
    input: closed({
      code: Type.String({
        minLength: 1,
        maxLength: 2048,
        description: 'The complete query string of the redirect from the provider: code=...&state=...',
      }),
      memberId: Type.Optional(Id),
    }),
    output: LoginResult,
    faults: ['login.alreadyAuthenticated', 'login.credentialsNotValid', ...blockedFaults],
    summary: 'Logs a player in with an authorisation code of an external identity provider.',
  }),
  getOfflineEvents: operation({
    area: 'session',
    access: 'player',
    input: NoInput,
    output: closed({ events: Type.Array(PersistentEvent) }),
    faults: [],
    summary: 'Lists the events that the player missed and has not acknowledged.',
  }),
  acknowledgePesistentEvents: operation({
    area: 'session',
    access: 'player',
    input: closed({ eventIds: Type.Array(Id, { minItems: 1, maxItems: 200 }) }),
    output: closed({ result: Type.Literal(1), acknowledged: Count }),
    faults: [],
    summary: 'Marks events as seen so that they are not sent again.',
  }),
} as const
