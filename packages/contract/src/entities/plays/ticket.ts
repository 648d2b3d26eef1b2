import { Type, type Static } from 'typebox'
import { JoinCode, Play } from './play.ts'
import { closed, CurrencyId, DecimalAmount, Id, ShortText, Time, Url } from '#entities/values.ts'

/** The alphabet has no 0, O, 1, I or L, so that a printed code can be typed without mistakes. */
export const TicketId = Type.String({ pattern: '^[A-HJKMNP-Z2-9]{6,16}$' })
/** At least 80 bits, in an alphabet of 31 characters. */
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

/** A printed ticket. `qr` is the address in its QR code. */
export const PrintedTicket = closed({
  ticket: TicketId,
  code: TicketSecureKey,
  joinCode: JoinCode,
  qr: Url,
})
export type PrintedTicket = Static<typeof PrintedTicket>
