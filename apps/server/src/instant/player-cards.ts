import type { Card } from '@fairground/contract/entities/plays/card'
import type { Tx } from '@fairground/database/transaction'
import type { Draws } from '@fairground/fair/crypto/draw-stream'
import { dealCard, type InstantTerms } from '@fairground/fair/instant/instant-games'
import {
  covered,
  prizeIsShown,
  type Reveal,
  revealStatus,
  visible,
} from '@fairground/rules/kinds/instant/reveal'
import { decimal } from '#platform/money.ts'
import { openCardDraws } from './card-draws.ts'
import { getDeckTerms } from '#kinds/deck-terms.ts'
import { readDeckTickets } from './queries/tickets.ts'
import { type DealtRow, findDealtRows } from './queries/cards.ts'
import type { Selectable } from 'kysely'
import type { GameInstance } from '@fairground/database/rows'

type DeckInstance = Pick<Selectable<GameInstance>, 'id' | 'rules' | 'prize_table' | 'currency' | 'player_max'>

interface Owner {
  readonly memberId: number
  readonly playerId: number
  readonly instance: DeckInstance
  /** Only this ticket: computing a card takes time, and scratching sends many requests. */
  readonly seq?: number | undefined
}

/** A player's ticket with its whole card, if dealt. It never leaves the server: `toCardView` hides covered places. */
export interface PlayerCard {
  readonly seq: number
  /** Identifies the purchase. */
  readonly joinCode: string
  readonly currency: string
  readonly refunded: boolean
  readonly dealt:
    | {
        readonly grid: string | undefined
        readonly items: readonly string[]
        readonly prize: bigint
        readonly reveal: Reveal
      }
    | undefined
}

export const readPlayerCards = async (
  tx: Tx,
  { memberId, playerId, instance, seq }: Owner,
): Promise<PlayerCard[]> => {
  const { id, currency } = instance
  const range = seq === undefined ? { after: 0, limit: instance.player_max } : { after: seq - 1, limit: 1 }
  const wanted = { memberId, playerId, instanceId: id, ...range }
  const tickets = await readDeckTickets(tx, wanted)
  const seqs = tickets.map(ticket => ticket.seq)
  const rows = await findDealtRows(tx, memberId, id, seqs)
  const dealt = new Map(rows.map(row => [row.seq, row]))
  const drawsFor = rows.length > 0 ? await openCardDraws(tx, memberId, id, rows) : undefined
  const terms = getDeckTerms({ rules: instance.rules, prizeTable: instance.prize_table })
  return tickets.map(ticket => {
    const row = dealt.get(ticket.seq)
    return {
      seq: ticket.seq,
      joinCode: ticket.joinCode,
      refunded: ticket.refunded,
      currency,
      dealt: row && drawsFor && dealtCard(terms, drawsFor(row), row),
    }
  })
}

const dealtCard = (terms: InstantTerms, draws: Draws, row: DealtRow) => {
  const { seq, outcome, prize, opened, ended } = row
  const card = dealCard({ ...terms, draws, seq0: seq - 1, outcome })
  const [items, grid] = 'cells' in card ? [card.cells, undefined] : [card.letters, card.grid]
  const reveal: Reveal = { ...covered(items.length), opened: opened ?? [], ended: ended ?? false }
  return { items, grid, prize, reveal }
}

/** The card as the player may see it. */
export const toCardView = ({ dealt, currency, refunded }: PlayerCard): Card => {
  if (!dealt) return { status: refunded ? 'refunded' : 'waiting', places: [] }
  const { grid, items, prize, reveal } = dealt
  return {
    status: revealStatus(reveal),
    ...(grid !== undefined && { grid }),
    places: visible(items, reveal).map(item => item ?? null),
    ...(prizeIsShown(reveal) && { won: decimal(prize, currency) }),
  }
}
