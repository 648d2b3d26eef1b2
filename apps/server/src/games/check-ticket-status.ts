import { ticketErrors } from '@fairground/contract/errors/ticket'
import type { Ticket } from '@fairground/contract/entities/ticket'
import { inMember, type Tx } from '@fairground/database/transaction'
import { type TicketPlace, ticketPlace } from '@fairground/rules/ticket/ticket-id'
import { type TicketFacts, type TicketStatus, ticketStatus } from '@fairground/rules/ticket/ticket-status'
import { decimal } from '#instance/terms.ts'
import type { Handler } from '#operation/handler.ts'
import { findTicket, type TicketRow } from './find-ticket.ts'
import { readPlays } from './plays.ts'
import { deckRecordUrl, recordUrl } from './queries.ts'

/** What became of a printed ticket. Who has not its key learns nothing but whether there is such a ticket. */
export const checkTicketStatus: Handler<'checkTicketStatus'> = (
  { ticket, code },
  { member },
  { db, now, ticketKeys },
) =>
  inMember(db, member.id, async tx => {
    const place = ticketPlace(ticket)
    const row = place && (await findTicket(tx, member.id, place))
    const print = row && ticketKeys.printOf({ memberId: member.id, ticket }, row.prints, code)
    const status = ticketStatus(row && factsOf(row, print), now())
    const isShown = place && row && !hidden.has(status)
    return {
      status,
      text: status === 'valid' ? validText : ticketErrors[status].text,
      ticket: isShown ? await shownTicket(tx, member.id, ticket, place, row) : null,
    }
  })

const hidden = new Set<TicketStatus>(['invalid', 'invalidSecureKey', 'reprinted'])
const validText = 'This ticket has won. Its prize is waiting to be claimed.'

const factsOf = (row: TicketRow, print: number | undefined): TicketFacts => ({
  print,
  prints: row.prints,
  cancelled: row.status === 'REFUNDED' || row.refunded === row.plays,
  ...lifeOf(row),
  endedAt: row.end_at ?? 0,
  prizes: row.prizes,
  unclaimed: row.items,
})

/** An instant ticket begins when it has its card and ends when its player has opened it: until then it tells nothing. */
const lifeOf = ({ is_deck, status, plays, dealt, opened }: TicketRow) =>
  is_deck
    ? { started: dealt > 0, ended: opened === plays }
    : { started: status === 'STARTED' || status === 'ENDED', ended: status === 'ENDED' }

const shownTicket = async (
  tx: Tx,
  memberId: number,
  ticket: string,
  { instanceId }: TicketPlace,
  row: TicketRow,
): Promise<Ticket> => {
  const own = [{ playerId: row.player_id, gameInstanceId: instanceId }]
  const [plays = []] = await readPlays(tx, memberId, own, { withVoided: true })
  return {
    ticket,
    gameId: row.game_id,
    gameInstanceId: instanceId,
    gameTitle: row.title,
    plays: plays.filter(play => play.joinCode === row.join_code),
    currencyId: row.currency,
    won: decimal(lifeOf(row).ended ? row.won : 0n, row.currency),
    boughtAt: row.bought_at,
    ...(row.status === 'ENDED' && {
      recordUrl: (row.is_deck ? deckRecordUrl : recordUrl)(memberId, instanceId),
    }),
  }
}
