import { hex } from '@fairground/fair/encoding/bytes'
import { ticketLine } from '@fairground/fair/fd2/deck/deck-lines'
import { playerTag } from '@fairground/fair/tickets/leaf'
import type { DeckKey } from '#instances/queries/deck-parts.ts'
import { readPositions } from '../queries/cards.ts'
import { readDeckTickets } from '../queries/tickets.ts'
import type { LineSource, RunTx } from './write-section.ts'

const pageTickets = 500

/** The tickets of an ended deck in play order. The file identifies players by salted tags. */
export const toTicketLines = (run: RunTx, { memberId, instanceId }: DeckKey): LineSource =>
  async function* (from) {
    for (let after = from, isLast = false; !isLast; after += pageTickets) {
      const page = await run(async tx => ({
        tickets: await readDeckTickets(tx, { memberId, instanceId, after, limit: pageTickets }),
        positions: await readPositions(tx, memberId, instanceId, { after, upTo: after + pageTickets }),
      }))
      const positions = new Map(page.positions.map(({ seq, position }) => [seq, position]))
      yield page.tickets.map(({ seq, salt, playerId, price }) =>
        ticketLine({
          player: hex(playerTag(new Uint8Array(salt), String(playerId))),
          price: String(price),
          position: positions.get(seq) ?? null,
        }),
      )
      isLast = page.tickets.length < pageTickets
    }
  }
