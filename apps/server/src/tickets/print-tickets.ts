import type { Play } from '@fairground/contract/entities/plays/play'
import type { PrintedTicket } from '@fairground/contract/entities/plays/ticket'
import type { Tx } from '@fairground/database/transaction'
import { ticketId } from '@fairground/rules/ticket/ticket-id'
import type { Member } from '#operator/members.ts'
import type { TicketKeys } from './ticket-keys.ts'

/** The printed ticket with the content of its QR code. */
export const printedTicket = (
  member: Pick<Member, 'id' | 'hosts'>,
  keys: TicketKeys,
  first: { readonly instanceId: number; readonly seq: number; readonly joinCode: string },
  print = 1,
): PrintedTicket => {
  const ticket = ticketId(first)
  const code = keys.keyFor({ memberId: member.id, ticket, print })
  const [host] = member.hosts
  const site = host === undefined ? '' : `https://${host}`
  return { ticket, code, joinCode: first.joinCode, qr: `${site}/scan?ticket=${ticket}&code=${code}` }
}

/** The printed tickets of a player in an instance: one per purchase, in its latest print. */
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
  const printsBySeq = new Map(reprints.map(row => [row.seq, row.prints]))
  return firsts.map(({ seq, joinCode }) =>
    printedTicket(member, keys, { instanceId, seq, joinCode }, printsBySeq.get(seq)),
  )
}
