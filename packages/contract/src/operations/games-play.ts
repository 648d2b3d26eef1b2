import { Type } from 'typebox'
import { Card, CardPlace } from '../entities/card.ts'
import { JoinAnswer, JoinRequest, PlaysWanted } from '../entities/join.ts'
import { Ticket, TicketId, TicketSecureKey } from '../entities/ticket.ts'
import {
  CalendarDay,
  closed,
  Count,
  CountryId,
  DecimalAmount,
  Email,
  Id,
  LanguageId,
  Name,
  Nullable,
  Phone,
  RequestId,
  Seq,
  ShortText,
  Url,
} from '../entities/values.ts'
import { operation } from '../operation.ts'

/** The lane's order of decision; each travels as exitCode of the answer. */
const joinFaults = [
  'join.siteCannotAcceptPlays',
  'join.noSuchCurrency',
  'join.accountStatus',
  'join.gameUnavailable',
  'join.tooManyLines',
  'join.alreadyMaxPlays',
  'join.weeklyWagerLimit',
  'join.notEnoughFunds',
  'join.couldNotConfirm',
  'join.unknown',
] as const

const ticketStatuses = [
  'valid',
  'invalid',
  'alreadyCashed',
  'cancelled',
  'expired',
  'reprinted',
  'invalidSecureKey',
  'gameNotEnded',
  'gameNotStarted',
  'notAWin',
] as const

export const gamesPlayOperations = {
  checkTicketStatus: operation({
    area: 'games',
    access: 'anyone',
    input: closed({ ticket: TicketId, code: TicketSecureKey }),
    output: closed({ status: Type.Enum(ticketStatuses), text: ShortText, ticket: Nullable(Ticket) }),
    faults: [
      'ticket.invalid',
      'ticket.invalidSecureKey',
      'ticket.reprinted',
      'ticket.cancelled',
      'ticket.gameNotStarted',
      'ticket.gameNotEnded',
      'ticket.expired',
      'ticket.alreadyCashed',
      'ticket.notAWin',
    ],
    summary: 'What became of a printed ticket.',
  }),
  joinGame: operation({
    area: 'games',
    access: 'player',
    input: JoinRequest,
    output: JoinAnswer,
    faults: joinFaults,
    money: true,
    summary: 'Buy plays in an instance, or in the next open one if it has closed or filled.',
  }),
  joinGameCancel: operation({
    area: 'games',
    access: 'player',
    input: closed({ requestId: RequestId, gameInstanceId: Id, joinCode: Type.String({ maxLength: 32 }) }),
    output: closed({ result: Type.Literal(1), refunded: DecimalAmount, playerPlaysInGame: Count }),
    faults: ['game.notFound', 'game.ticketNotFound', 'game.notCancellable'],
    money: true,
    summary: 'Give plays back while the instance is still open.',
  }),
  purchaseTicket: operation({
    area: 'games',
    access: 'anyone',
    input: closed({
      requestId: RequestId,
      ticketRequest: PlaysWanted,
      playerInfo: Type.Optional(
        closed({
          firstName: Name,
          lastName: Name,
          primaryEmail: Email,
          phoneMobile: Type.Optional(Phone),
          birthdate: CalendarDay,
          country: CountryId,
          languageId: Type.Optional(LanguageId),
        }),
      ),
    }),
    output: closed({
      ...JoinAnswer.properties,
      ticket: Type.Optional(TicketId),
      code: Type.Optional(TicketSecureKey),
      qr: Type.Optional(Url),
    }),
    faults: ['login.notLoggedIn', ...joinFaults],
    money: true,
    summary: 'One-click purchase of a ticket, with the details of a player who has none yet.',
  }),
  confirmCrosswordEnd: operation({
    area: 'games',
    access: 'player',
    input: closed({
      gameInstanceId: Id,
      ticket: Type.Optional(TicketId),
      seq: Type.Optional(Seq),
      opened: Type.Optional(
        Type.Array(CardPlace, {
          maxItems: 100,
          description: 'What the player has opened so far: the ticket stays open. Without it, it is closed.',
        }),
      ),
    }),
    output: closed({ result: Type.Literal(1), won: DecimalAmount, card: Card }),
    faults: ['game.notFound', 'game.ticketNotFound'],
    summary:
      'Open places of an instant ticket, or close it. Without a ticket or its seq, the oldest that is open.',
  }),
} as const
