import type { Tx } from '@fairground/database/transaction'
import { hex } from '@fairground/fair/encoding/bytes'
import { type DrawFile, splitLines } from '@fairground/fair/record/draw-file'
import { playerTag } from '@fairground/fair/tickets/leaf'
import { ticketLine } from '@fairground/fair/tickets/ticket-line'

/** Small enough that hashing the player tags of a page does not block other requests. */
const pageSize = 1000

type Read = <T>(query: (tx: Tx) => Promise<T>) => Promise<T>

interface PublishedDraw {
  readonly memberId: number
  readonly instanceId: number
  /** The JSON text of the record. */
  readonly body: string
}

interface Page {
  readonly text: string
  /** The last ticket of this page, or 0 when no tickets are left. */
  readonly upTo: number
}

/**
 * The published file of a draw in pieces: the record, then the tickets from immutable rows. Each page is read in its own
 * transaction, so a slow reader does not keep one open.
 */
export async function* readDrawPieces(
  read: Read,
  { memberId, instanceId, body }: PublishedDraw,
): AsyncGenerator<string> {
  yield `${body}\n`
  const pageAfter = (after: number) => read(tx => readTicketPage(tx, memberId, instanceId, after))
  for (let page = await pageAfter(0); page.upTo > 0; page = await pageAfter(page.upTo)) yield page.text
}

/** The whole file in memory, for checks that read it more than once. It takes about 100 bytes per ticket. */
export const readDrawFile = async (read: Read, draw: PublishedDraw): Promise<DrawFile> => {
  const pieces: string[] = []
  for await (const piece of readDrawPieces(read, draw)) pieces.push(piece)
  return { lines: () => splitLines(pieces) }
}

/** The file identifies players by salted tags. */
const readTicketPage = async (tx: Tx, memberId: number, instanceId: number, after: number): Promise<Page> => {
  const rows = await tx
    .selectFrom('ticket')
    .select(['seq', 'player_id', 'plays', 'price', 'salt'])
    .where('member_id', '=', memberId)
    .where('instance_id', '=', instanceId)
    .where('seq', '>', after)
    .orderBy('seq')
    .limit(pageSize)
    .execute()
  const lines = rows.map(({ salt, player_id, plays, price }) => {
    const player = hex(playerTag(new Uint8Array(salt), String(player_id)))
    return `${ticketLine({ player, plays, price: String(price) })}\n`
  })
  return { text: lines.join(''), upTo: rows.at(-1)?.seq ?? 0 }
}
