import { Type } from 'typebox'
import { CalendarDay, closed, Count, ShortText, Time, Username } from '#entities/values.ts'
import { Done, type OperatorOperation, operatorOperation, withReason } from '../operator-operation.ts'
import type { Permission } from '../permissions.ts'
import { RowId } from '../row-id.ts'

const players = { area: 'players', scope: 'operator', stepUp: true, faults: ['staff.refused'] } as const

/** The player by number, or by username. */
const player = { playerId: Type.Optional(RowId), username: Type.Optional(Username) }

const onPlayer = (access: Permission, summary: string) =>
  operatorOperation({
    ...players,
    access,
    input: withReason(player),
    output: Done,
    summary,
  } satisfies OperatorOperation)

export const playerOperations = {
  findPlayer: operatorOperation({
    area: 'players',
    access: 'staff',
    scope: 'operator',
    input: closed({ username: Username }),
    output: closed({ playerId: RowId, status: ShortText }),
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
    input: withReason(player),
    output: closed({ password: Type.String() }),
    summary: 'Returns a password that works for 24 hours.',
  }),
  setPlayerLimit: operatorOperation({
    ...players,
    access: 'players.limit',
    input: withReason({
      ...player,
      kind: ShortText,
      amount: Type.String({ maxLength: 30, description: 'A decimal amount, or none.' }),
    }),
    output: closed({ limit: Type.String() }),
    summary: 'Sets a limit of customer service. The stricter limit applies.',
  }),
  excludePlayer: operatorOperation({
    ...players,
    access: 'players.restrict',
    input: withReason({ playerId: RowId, until: CalendarDay }),
    output: closed({ until: Time }),
    summary: 'Excludes the player until the end of a day, here and at the other operators of the group.',
  }),
  endPlayerSessions: operatorOperation({
    ...players,
    access: 'players.support',
    input: withReason({
      playerId: RowId,
      sessionId: Type.Optional(Type.String({ pattern: '^[0-9]{1,18}$' })),
    }),
    output: closed({ ended: Count }),
    summary: 'Ends one session of the player, or all.',
  }),
  setSegment: operatorOperation({
    ...players,
    access: 'players.segment',
    input: withReason({ ...player, segment: Type.String({ minLength: 1, maxLength: 24 }) }),
    output: Done,
    summary: 'Moves a player into a segment.',
  }),
} as const
