import { ticketPlace } from '@fairground/rules/ticket/ticket-id'
import { act, type Acting, CommandRefused, type StaffDeps } from '#staff/act.ts'
import { insertReprint, isFirstPlay } from '#staff/queries/tickets.ts'

/** For a lost or stolen paper ticket. The keys of earlier prints stop working; the site prints the new key. */
export const reprintTicket = (deps: StaffDeps, acting: Acting, ticket: string): Promise<number> =>
  act(deps, acting, 'reprint-ticket', async tx => {
    const place = ticketPlace(ticket.toUpperCase())
    if (!place || !(await isFirstPlay(tx, acting.member.id, place)))
      throw new CommandRefused(`there is no ticket ${ticket}`)
    const prints = await insertReprint(tx, acting.member.id, place)
    return {
      subject: `ticket/${ticket.toUpperCase()}`,
      before: { prints: prints - 1 },
      after: { prints },
      result: prints,
    }
  })
