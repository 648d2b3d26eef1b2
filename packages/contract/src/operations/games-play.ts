import { Type } from 'typebox'
import { Card, CardPlace } from '#entities/plays/card.ts'
import { JoinResult, JoinRequest, PlaySelection } from '#entities/plays/join.ts'
import { JoinCode } from '#entities/plays/play.ts'
import { Ticket, TicketId, TicketSecureKey } from '#entities/plays/ticket.ts'
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

/** In the order in which the lane checks them. Each is sent as exitCode of the result. */
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
    summary: 'Returns the status of a printed ticket.',
  }),
  joinGame: operation({
    area: 'games',
    access: 'player',
    input: JoinRequest,
    output: JoinResult,
    faults: joinFaults,
    money: true,
    summary: 'Buys plays in an instance, or in the next open one if the instance is closed or full.',
  }),
  joinGameCancel: operation({
    area: 'games',
    access: 'player',
    input: closed({ requestId: RequestId, gameInstanceId: Id, joinCode: JoinCode }),
    output: closed({ result: Type.Literal(1), refunded: DecimalAmount, playerPlaysInGame: Count }),
    faults: ['game.notFound', 'game.ticketNotFound', 'game.notCancellable'],
    money: true,
    summary: 'Cancels plays and refunds them while the instance is still open.',
  }),
  purchaseTicket: operation({
    area: 'games',
    access: 'anyone',
    input: closed({
      requestId: RequestId,
      ticketRequest: PlaySelection,
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
      ...JoinResult.properties,
      ticket: Type.Optional(TicketId),
      code: Type.Optional(TicketSecureKey),
      qr: Type.Optional(Url),
    }),
    faults: ['login.notLoggedIn', ...joinFaults],
    money: true,
    summary: 'Buys a ticket with one click. Details that are sent along must be those of the account.',
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
          description: 'The places revealed so far; the ticket stays open. If absent, the ticket is closed.',
        }),
      ),
    }),
    output: closed({ result: Type.Literal(1), won: DecimalAmount, card: Card }),
    faults: ['game.notFound', 'game.ticketNotFound'],
    summary:
      'Reveals places of an instant ticket, or closes it. Without a ticket or seq it applies to the oldest open one.',
  }),
} as const
