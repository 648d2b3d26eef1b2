import { Type } from 'typebox'
import { CalendarDay, closed, Count, Name, ShortText, Time } from '#entities/values.ts'
import { operatorOperation, Reason, withReason } from '../operator-operation.ts'
import { placePages } from '../paging.ts'
import {
  FoundPlayer,
  LinkedAccount,
  linkReasons,
  personalFields,
  PlayerEvent,
  PlayerJournal,
  PlayerPayment,
  PlayerRecord,
  PlayerSessionView,
  PlayerTicket,
} from '../player-views.ts'
import { RowId } from '../row-id.ts'

const read = {
  area: 'players',
  access: 'players.read',
  scope: 'operator',
  faults: ['staff.refused'],
} as const
const ofPlayer = closed({ playerId: RowId, ...placePages.input })

export const playerRecordOperations = {
  searchPlayers: operatorOperation({
    ...read,
    input: closed({
      by: Type.Enum([
        'username',
        'usernamePrefix',
        'playerId',
        'email',
        'phone',
        'ticket',
        'lastNameAndBirthdate',
      ]),
      value: Type.String({ minLength: 1, maxLength: 254 }),
      birthdate: Type.Optional(CalendarDay),
      ...placePages.input,
    }),
    output: closed({ players: Type.Array(FoundPlayer), ...placePages.output }),
    summary: 'Finds players. All but the prefix of the username must match exactly.',
  }),
  getPlayer: operatorOperation({
    ...read,
    input: closed({ playerId: RowId }),
    output: PlayerRecord,
    summary: 'Returns all about a player, with personal data masked.',
  }),
  revealPlayerData: operatorOperation({
    ...read,
    access: 'players.reveal',
    stepUp: true,
    input: withReason({
      playerId: RowId,
      fields: Type.Array(Type.Enum([...personalFields]), {
        minItems: 1,
        maxItems: personalFields.length,
        uniqueItems: true,
      }),
    }),
    output: closed({
      values: Type.Array(closed({ field: Type.Enum([...personalFields]), value: Type.String() })),
      leftToday: Count,
    }),
    summary: 'Returns personal data in full. The audit log records the fields and the reason.',
  }),
  listPlayerEvents: operatorOperation({
    ...read,
    input: ofPlayer,
    output: closed({ events: Type.Array(PlayerEvent), ...placePages.output }),
    summary: 'Lists changes of the account and actions of staff, newest first.',
  }),
  listPlayerJournals: operatorOperation({
    ...read,
    input: ofPlayer,
    output: closed({ journals: Type.Array(PlayerJournal), ...placePages.output }),
    summary: 'Lists journals of the player except purchases, newest first.',
  }),
  listPlayerTickets: operatorOperation({
    ...read,
    input: ofPlayer,
    output: closed({ tickets: Type.Array(PlayerTicket), ...placePages.output }),
    summary: 'Lists plays of the player, newest instance first.',
  }),
  listPlayerPayments: operatorOperation({
    ...read,
    input: ofPlayer,
    output: closed({ payments: Type.Array(PlayerPayment), ...placePages.output }),
    summary: 'Lists deposits and withdrawals, newest first.',
  }),
  listPlayerSessions: operatorOperation({
    ...read,
    access: 'players.reveal',
    stepUp: true,
    input: ofPlayer,
    output: closed({ sessions: Type.Array(PlayerSessionView), ...placePages.output }),
    summary: 'Lists sessions with device and network, newest first.',
  }),
  addPlayerNote: operatorOperation({
    ...read,
    access: 'players.note',
    input: closed({ playerId: RowId, text: Type.String({ minLength: 1, maxLength: 4000, pattern: '\\S' }) }),
    output: closed({ noteId: RowId }),
    summary: 'Adds a note. Notes are encrypted and stay as they are.',
  }),
  listPlayerNotes: operatorOperation({
    ...read,
    access: 'players.note',
    stepUp: true,
    input: ofPlayer,
    output: closed({
      notes: Type.Array(
        closed({ noteId: RowId, staffId: RowId, staffName: Name, at: Time, text: Type.String() }),
      ),
      ...placePages.output,
    }),
    summary: 'Lists notes, newest first. They are empty if the key of the player was destroyed.',
  }),
  listLinkedAccounts: operatorOperation({
    ...read,
    access: 'players.links',
    input: closed({ playerId: RowId, reason: Reason }),
    output: closed({
      accounts: Type.Array(LinkedAccount, { maxItems: 200 }),
      crowds: Type.Partial(Type.Record(Type.Enum([...linkReasons]), Count), {
        additionalProperties: false,
        description: 'How many values more than 20 accounts share, by reason. Those accounts are not listed.',
      }),
    }),
    summary:
      'Lists accounts with the same payment instrument, network, device, phone or person, at most 200.',
  }),
  listPlayerRestrictions: operatorOperation({
    ...read,
    input: ofPlayer,
    output: closed({
      restrictions: Type.Array(
        closed({ status: ShortText, since: Time, endedAt: Type.Union([Time, Type.Null()]) }),
      ),
      ...placePages.output,
    }),
    summary: 'Lists the times in which the account was not active, newest first.',
  }),
} as const
