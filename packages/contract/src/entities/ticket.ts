import { Type, type Static } from 'typebox'
import { JoinCode, Play } from './play.ts'
import { closed, CurrencyId, DecimalAmount, Id, ShortText, Time, Url } from './values.ts'

/** Short and unambiguous: no 0 or O, no 1, I or L. */
export const TicketId = Type.String({ pattern: '^[A-HJKMNP-Z2-9]{6,16}$' })
/** At least 80 bits in an alphabet of 31 letters. */
export const TicketSecureKey = Type.String({ pattern: '^[A-HJKMNP-Z2-9]{17,32}$' })

export const Ticket = closed({
  ticket: TicketId,
  gameId: Id,
  gameInstanceId: Id,
  gameTitle: ShortText,
  plays: Type.Array(Play),
  currencyId: CurrencyId,
  won: DecimalAmount,
  boughtAt: Time,
  recordUrl: Type.Optional(Url),
})
export type Ticket = Static<typeof Ticket>

/** What is printed for a player. `qr` is the address that the picture on it leads to. */
export const PrintedTicket = closed({
  ticket: TicketId,
  code: TicketSecureKey,
  joinCode: JoinCode,
  qr: Url,
})
export type PrintedTicket = Static<typeof PrintedTicket>
