import { Type } from 'typebox'
import { closed, Id, ShortText, Username } from '#entities/values.ts'
import { Done, type OperatorOperation, operatorOperation, withReason } from '../operator-operation.ts'
import type { Permission } from '../permissions.ts'

const players = { area: 'players', scope: 'operator', stepUp: true, faults: ['staff.refused'] } as const

const onPlayer = (access: Permission, summary: string) =>
  operatorOperation({
    ...players,
    access,
    input: withReason({ username: Username }),
    output: Done,
    summary,
  } satisfies OperatorOperation)

export const playerOperations = {
  findPlayer: operatorOperation({
    area: 'players',
    access: 'staff',
    scope: 'operator',
    input: closed({ username: Username }),
    output: closed({ playerId: Id, status: ShortText }),
    faults: ['staff.refused'],
    summary: 'Returns the number and the status of a player.',
  }),
  banPlayer: onPlayer('players.restrict', 'Bans the player and ends all sessions. A proposal lifts the ban.'),
  expirePlayer: onPlayer(
    'players.restrict',
    'Ends all sessions and refuses logins until the account is renewed.',
  ),
  renewPlayer: onPlayer('players.restrict', 'Makes an expired account active again.'),
  closePlayerAccount: onPlayer('players.restrict', "Closes the account at the player's request."),
  setDemoPlayer: onPlayer('players.support', 'Turns an account without money into a demo user.'),
  unlockPlayer: onPlayer('players.support', 'Clears failed logins.'),
  resetSecondFactor: onPlayer('players.support', 'Removes the second factor and ends all sessions.'),
  requirePasswordChange: onPlayer('players.support', 'The next login leads to the choice of a new password.'),
  issueTemporaryPassword: operatorOperation({
    ...players,
    access: 'players.support',
    input: withReason({ username: Username }),
    output: closed({ password: Type.String() }),
    summary: 'Returns a password that works for 24 hours.',
  }),
  setPlayerLimit: operatorOperation({
    ...players,
    access: 'players.limit',
    input: withReason({
      username: Username,
      kind: ShortText,
      amount: Type.String({ maxLength: 30, description: 'A decimal amount, or none.' }),
    }),
    output: closed({ limit: Type.String() }),
    summary: 'Sets a limit of customer service. The stricter limit applies.',
  }),
  setSegment: operatorOperation({
    ...players,
    access: 'players.segment',
    input: withReason({ username: Username, segment: Type.String({ minLength: 1, maxLength: 24 }) }),
    output: Done,
    summary: 'Moves a player into a segment.',
  }),
} as const
