import type { Tx } from '@fairground/database/transaction'
import { hex } from '@fairground/fair/bytes'
import { type DrawFile, linesOf } from '@fairground/fair/draw-file'
import { playerTag } from '@fairground/fair/leaf'
import { ticketLine } from '@fairground/fair/ticket-line'

/** Hashing the tags of a page must not hold up whoever else this process serves. */
const pageSize = 1000

type Read = <T>(query: (tx: Tx) => Promise<T>) => Promise<T>

interface PublishedDraw {
  readonly memberId: number
  readonly instanceId: number
  /** The text of its record. */
  readonly body: string
}

interface Page {
  readonly text: string
  /** The last play on it, or 0 when there is none after the last page. */
  readonly upTo: number
}

/**
 * The published file of a draw, piece by piece: its record, then its tickets, from the rows that no one can change.
 * Every page is read by itself, so a slow reader holds no transaction.
 */
export async function* drawPieces(
  read: Read,
  { memberId, instanceId, body }: PublishedDraw,
): AsyncGenerator<string> {
  yield `${body}\n`
  const pageAfter = (after: number) => read(tx => ticketPage(tx, memberId, instanceId, after))
  for (let page = await pageAfter(0); page.upTo > 0; page = await pageAfter(page.upTo)) yield page.text
}

/** The same at hand, for a check that goes over it more than once: about a hundred bytes a ticket. */
export const readDrawFile = async (read: Read, draw: PublishedDraw): Promise<DrawFile> => {
  const pieces: string[] = []
  for await (const piece of drawPieces(read, draw)) pieces.push(piece)
  return { lines: () => linesOf(pieces) }
}

/** Players are tags with a salt, never names. */
const ticketPage = async (tx: Tx, memberId: number, instanceId: number, after: number): Promise<Page> => {
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
