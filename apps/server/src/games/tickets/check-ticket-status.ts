import { ticketErrors } from '@fairground/contract/errors/ticket'
import type { Ticket } from '@fairground/contract/entities/plays/ticket'
import { inMember, type Tx } from '@fairground/database/transaction'
import { type TicketPlace, ticketPlace } from '@fairground/rules/ticket/ticket-id'
import { type TicketFacts, type TicketStatus, ticketStatus } from '@fairground/rules/ticket/ticket-status'
import { decimal } from '#platform/money.ts'
import type { Handler } from '#operation/handler.ts'
import { findTicket, type TicketRow } from './queries.ts'
import { readPlays } from './read-plays.ts'
import { deckRecordUrl, drawRecordUrl } from '#games/record-urls.ts'

/** The status of a printed ticket. A caller without its code learns only whether the ticket exists. */
export const checkTicketStatus: Handler<'checkTicketStatus'> = (
  { ticket, code },
  { member },
  { db, now, ticketKeys },
) =>
  inMember(db, member.id, async tx => {
    const place = ticketPlace(ticket)
    const row = place && (await findTicket(tx, member.id, place))
    const print = row && ticketKeys.findPrint({ memberId: member.id, ticket }, row.prints, code)
    const status = ticketStatus(row && toTicketFacts(row, print), now())
    const isShown = place && row && !hiddenStatuses.has(status)
    return {
      status,
      text: status === 'valid' ? validText : ticketErrors[status].text,
      ticket: isShown ? await readTicketView(tx, member.id, ticket, place, row) : null,
    }
  })

const hiddenStatuses = new Set<TicketStatus>(['invalid', 'invalidSecureKey', 'reprinted'])
const validText = 'This ticket has won. Its prize is waiting to be claimed.'

const toTicketFacts = (row: TicketRow, print: number | undefined): TicketFacts => ({
  print,
  prints: row.prints,
  cancelled: row.status === 'REFUNDED' || row.refunded === row.plays,
  ...toLifeCycle(row),
  endedAt: row.end_at ?? 0,
  prizes: row.prizes,
  unclaimed: row.items,
})

/** An instant ticket starts when its card is dealt and ends when the player has opened it or it was refunded. */
const toLifeCycle = ({ is_deck, status, plays, dealt, opened, refunded }: TicketRow) =>
  is_deck
    ? { started: dealt > 0, ended: opened + refunded === plays }
    : { started: status === 'STARTED' || status === 'ENDED', ended: status === 'ENDED' }

const readTicketView = async (
  tx: Tx,
  memberId: number,
  ticket: string,
  { instanceId }: TicketPlace,
  row: TicketRow,
): Promise<Ticket> => {
  const requests = [{ playerId: row.player_id, gameInstanceId: instanceId }]
  const [plays = []] = await readPlays(tx, memberId, requests, { withVoided: true })
  return {
    ticket,
    gameId: row.game_id,
    gameInstanceId: instanceId,
    gameTitle: row.title,
    plays: plays.filter(play => play.joinCode === row.join_code),
    currencyId: row.currency,
    won: decimal(toLifeCycle(row).ended ? row.won : 0n, row.currency),
    boughtAt: row.bought_at,
    ...(row.status === 'ENDED' && {
      recordUrl: (row.is_deck ? deckRecordUrl : drawRecordUrl)(memberId, instanceId),
    }),
  }
}
