import { Type } from 'typebox'
import {
  PasskeyAssertion,
  PasskeyCreationOptions,
  PasskeyRegistration,
  PasskeyRequestOptions,
} from '#entities/players/passkey.ts'
import { closed, Count, CurrencyId, Email, Name, NoInput, Nullable, Time, Url } from '#entities/values.ts'
import { Done, operatorOperation } from '../operator-operation.ts'
import { Look, Scheme, TimeZone } from '../operator-settings.ts'
import { permissions } from '../permissions.ts'
import { GrantView } from '../staff-views.ts'
import { RowId } from '../row-id.ts'

export const Token = Type.String({ minLength: 32, maxLength: 128, pattern: '^[A-Za-z0-9_-]+$' })
const ProgramSession = closed({ token: Token, staffId: RowId, name: Name })
/** The token is absent if a browser keeps it in a cookie, with the header `session-in: cookie`. */
const SignedIn = closed({
  token: Type.Optional(Token),
  staffId: RowId,
  name: Name,
})
const DeviceCode = Type.String({ pattern: '^[A-Z]{4}-[A-Z]{4}$' })

const anyone = { area: 'session', access: 'anyone', scope: 'platform' } as const
const staff = { area: 'session', access: 'staff', scope: 'platform' } as const

/** Sign-in, passkeys and sessions of a staff member. There are no passwords. */
export const sessionOperations = {
  beginEnrolment: operatorOperation({
    ...anyone,
    input: closed({ invitation: Token }),
    output: closed({ name: Name, email: Email, options: PasskeyCreationOptions }),
    faults: ['staff.proofNotValid'],
    summary: 'Starts the registration of the first passkey with the token of an invitation.',
  }),
  finishEnrolment: operatorOperation({
    ...anyone,
    input: closed({ invitation: Token, created: PasskeyRegistration, passkeyName: Name }),
    output: SignedIn,
    faults: ['staff.proofNotValid'],
    summary: 'Stores the first passkey, uses the invitation up and signs in.',
  }),
  beginSignIn: operatorOperation({
    ...anyone,
    input: NoInput,
    output: closed({ signInId: Token, options: PasskeyRequestOptions }),
    faults: [],
    summary: 'Returns a challenge for any passkey of a staff member.',
  }),
  finishSignIn: operatorOperation({
    ...anyone,
    input: closed({ signInId: Token, assertion: PasskeyAssertion }),
    output: SignedIn,
    faults: ['staff.proofNotValid'],
    summary: 'Signs in with a passkey.',
  }),
  beginOidcSignIn: operatorOperation({
    ...anyone,
    input: NoInput,
    output: closed({ url: Url }),
    faults: ['staff.refused'],
    summary: 'Returns the page of the identity provider. Refused if the installation has none.',
  }),
  finishOidcSignIn: operatorOperation({
    ...anyone,
    input: closed({ query: Type.String({ maxLength: 4000 }) }),
    output: SignedIn,
    faults: ['staff.proofNotValid', 'staff.mfaRequired', 'staff.refused'],
    summary: 'Signs in with the redirect of the identity provider, which must report a second factor.',
  }),
  beginDeviceSignIn: operatorOperation({
    ...anyone,
    input: closed({ client: Name }),
    output: closed({ deviceToken: Token, code: DeviceCode, url: Url }),
    faults: [],
    summary: 'Starts the sign-in of a command line. A staff member confirms the code in the browser.',
  }),
  confirmDevice: operatorOperation({
    ...staff,
    stepUp: true,
    input: closed({ code: DeviceCode }),
    output: closed({ done: Type.Literal(true), client: Name }),
    faults: ['staff.proofNotValid'],
    summary: 'Signs the command line with this code in as the caller.',
  }),
  finishDeviceSignIn: operatorOperation({
    ...anyone,
    input: closed({ deviceToken: Token }),
    output: closed({ session: Nullable(ProgramSession) }),
    faults: ['staff.proofNotValid'],
    summary: 'Returns the session of a confirmed command line, once. Null while the code is not confirmed.',
  }),
  getMe: operatorOperation({
    ...staff,
    input: NoInput,
    output: closed({
      staffId: RowId,
      name: Name,
      email: Email,
      breakGlass: Type.Boolean(),
      grants: Type.Array(GrantView),
      permissions: Type.Array(
        closed({ memberId: Nullable(RowId), permissions: Type.Array(Type.Enum([...permissions])) }),
      ),
      operators: Type.Array(
        closed({
          memberId: RowId,
          code: Name,
          name: Name,
          look: Look,
          scheme: Scheme,
          address: Url,
          currency: closed({ code: CurrencyId, decimals: Count }),
          timeZone: TimeZone,
        }),
      ),
      steppedUpUntil: Nullable(Time),
    }),
    faults: [],
    summary:
      'Returns the caller with roles, permissions and operators, with what a screen needs to format money and times.',
  }),
  beginStepUp: operatorOperation({
    ...staff,
    input: NoInput,
    output: closed({ options: PasskeyRequestOptions }),
    faults: ['staff.refused'],
    summary: 'Returns a challenge for one of the own passkeys.',
  }),
  finishStepUp: operatorOperation({
    ...staff,
    input: closed({ assertion: PasskeyAssertion }),
    output: closed({ steppedUpUntil: Time }),
    faults: ['staff.proofNotValid'],
    summary: 'Confirms the session with a passkey for five minutes.',
  }),
  beginPasskey: operatorOperation({
    ...staff,
    stepUp: true,
    input: NoInput,
    output: closed({ options: PasskeyCreationOptions }),
    faults: [],
    summary: 'Starts the registration of a further passkey.',
  }),
  finishPasskey: operatorOperation({
    ...staff,
    stepUp: true,
    input: closed({ created: PasskeyRegistration, passkeyName: Name }),
    output: Done,
    faults: ['staff.proofNotValid'],
    summary: 'Stores a further passkey.',
  }),
  signOut: operatorOperation({
    ...staff,
    input: NoInput,
    output: Done,
    faults: [],
    summary: 'Ends the session of the caller.',
  }),
  listOwnSessions: operatorOperation({
    ...staff,
    input: NoInput,
    output: closed({
      sessions: Type.Array(
        closed({
          sessionId: RowId,
          method: Type.Enum(['passkey', 'oidc', 'device']),
          client: Type.String(),
          address: Type.String(),
          createdAt: Time,
          seenAt: Time,
          current: Type.Boolean(),
        }),
        { maxItems: 200 },
      ),
    }),
    faults: [],
    summary: 'Lists the open sessions of the caller, newest first, at most 200.',
  }),
  endOwnSession: operatorOperation({
    ...staff,
    input: closed({ sessionId: RowId }),
    output: Done,
    faults: ['staff.refused'],
    summary: 'Ends one of the own sessions.',
  }),
} as const
