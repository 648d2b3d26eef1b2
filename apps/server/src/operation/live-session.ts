/** Why a session ended. */
export type EndReason =
  | 'logout'
  | 'idle'
  | 'another-device'
  | 'banned'
  | 'password-changed'
  | 'closed'
  | 'excluded'
  /** Two parties hold the token: a replaced secret was used again. */
  | 'token-reused'

export interface LiveSession {
  readonly id: bigint
  readonly memberId: number
  readonly playerId: number
  /** The session may only change the password. */
  readonly mustChangePassword: boolean
  /** A timed-out or self-excluded player, in profiles that admit them. */
  readonly restricted: boolean
  /** A demo player, who has no account features. */
  readonly demo: boolean
}
