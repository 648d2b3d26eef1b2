import type { Play } from '@fairground/contract/entities/play'
import type { PrintedTicket } from '@fairground/contract/entities/ticket'
import type { Tx } from '@fairground/database/transaction'
import { ticketId } from '@fairground/rules/ticket/ticket-id'
import type { Member } from '#member/members.ts'
import type { TicketKeys } from './ticket-keys.ts'

/** What is printed on a ticket, the picture to scan included. */
export const printedTicket = (
  member: Pick<Member, 'id' | 'hosts'>,
  keys: TicketKeys,
  first: { readonly instanceId: number; readonly seq: number; readonly joinCode: string },
  print = 1,
): PrintedTicket => {
  const ticket = ticketId(first)
  const code = keys.keyOf({ memberId: member.id, ticket, print })
  const [host] = member.hosts
  const site = host === undefined ? '' : `https://${host}`
  return { ticket, code, joinCode: first.joinCode, qr: `${site}/scan?ticket=${ticket}&code=${code}` }
}

/** The tickets that a player's plays in an instance make up: one for every purchase, in its newest print. */
export const printTickets = async (
  tx: Tx,
  member: Pick<Member, 'id' | 'hosts'>,
  keys: TicketKeys,
  instanceId: number,
  plays: readonly Play[],
): Promise<PrintedTicket[]> => {
  const firsts = [...Map.groupBy(plays, play => play.joinCode).values()].map(([first]) => first!)
  const reprints = await tx
    .selectFrom('ticket_reprint')
    .select(['seq', 'prints'])
    .where('member_id', '=', member.id)
    .where('instance_id', '=', instanceId)
    .where('seq', 'in', firsts.length === 0 ? [0] : firsts.map(first => first.seq))
    .execute()
  const printsOf = new Map(reprints.map(row => [row.seq, row.prints]))
  return firsts.map(({ seq, joinCode }) =>
    printedTicket(member, keys, { instanceId, seq, joinCode }, printsOf.get(seq)),
  )
}
