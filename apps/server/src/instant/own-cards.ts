import type { Card } from '@fairground/contract/entities/card'
import type { Tx } from '@fairground/database/transaction'
import { dealCard, type InstantTerms } from '@fairground/fair/instant/instant-games'
import { covered, prizeIsShown, type Reveal, revealStatus, visible } from '@fairground/rules/instant/reveal'
import { sql } from 'kysely'
import { decimal } from '#instance/terms.ts'
import { seedOf } from './assign-waiting.ts'
import { type RoundRow, sealOf } from './rows.ts'
import { deckTermsOf } from './terms.ts'
import { type DeckTicket, readDeckTickets } from './tickets.ts'

interface DeckInstance {
  readonly id: number
  readonly rules: unknown
  readonly prize_table: unknown
  readonly currency: string
  readonly player_max: number
}

interface Owner {
  readonly memberId: number
  readonly playerId: number
  readonly instance: DeckInstance
  /** Only this one: dealing takes a moment, and a drag asks again and again. */
  readonly seq?: number | undefined
}

interface DealtRow extends Pick<RoundRow, 'link' | 'round' | 'signature'> {
  readonly seq: number
  readonly outcome: string
  readonly prize: bigint
  readonly opened: number[] | null
  readonly ended: boolean | null
}

/** A player's ticket with what is on it, as far as it is decided; never sent as it is: `shownCard`. */
export interface OwnCard {
  readonly seq: number
  /** Of the purchase it came with. */
  readonly joinCode: string
  readonly currency: string
  readonly dealt:
    | {
        readonly grid: string | undefined
        readonly items: readonly string[]
        readonly prize: bigint
        readonly reveal: Reveal
      }
    | undefined
}

export const readOwnCards = async (
  tx: Tx,
  { memberId, playerId, instance, seq }: Owner,
): Promise<OwnCard[]> => {
  const { id, currency } = instance
  const seal = await sealOf(tx, memberId, id)
  if (!seal) return []
  const range = seq === undefined ? { after: 0, limit: instance.player_max } : { after: seq - 1, limit: 1 }
  const wanted = { memberId, playerId, instanceId: id, ...range }
  const tickets = await readDeckTickets(tx, wanted)
  const dealt = new Map((await dealtRows(tx, memberId, id, tickets)).map(row => [row.seq, row]))
  const terms = deckTermsOf({ rules: instance.rules, prizeTable: instance.prize_table })
  return tickets.map(ticket => {
    const row = dealt.get(ticket.seq)
    return {
      seq: ticket.seq,
      joinCode: ticket.joinCode,
      currency,
      dealt: row && dealtCard(terms, new Uint8Array(seal.close_hash), ticket, row),
    }
  })
}

const dealtRows = async (tx: Tx, memberId: number, id: number, tickets: readonly DeckTicket[]) => {
  const { rows } = await sql<DealtRow>`
    SELECT c.seq, c.outcome, c.prize, r.link, r.round, r.signature, v.opened, v.ended
      FROM deck_card c
      JOIN deck_round r USING (member_id, instance_id, n)
      LEFT JOIN card_reveal v USING (member_id, instance_id, seq)
     WHERE c.member_id = ${memberId} AND c.instance_id = ${id} AND c.seq = ANY(${sql.val(tickets.map(({ seq }) => seq))})`.execute(
    tx,
  )
  return rows
}

const dealtCard = (terms: InstantTerms, closeHash: Uint8Array, ticket: DeckTicket, row: DealtRow) => {
  const { outcome, prize, opened, ended } = row
  const card = dealCard({ ...terms, seed: seedOf(ticket, row), closeHash, seq0: ticket.seq - 1, outcome })
  const [items, grid] = 'cells' in card ? [card.cells, undefined] : [card.letters, card.grid]
  const reveal: Reveal = { ...covered(items.length), opened: opened ?? [], ended: ended ?? false }
  return { items, grid, prize, reveal }
}

/** What of it may leave the server. */
export const shownCard = ({ dealt, currency }: OwnCard): Card => {
  if (!dealt) return { status: 'waiting', places: [] }
  const { grid, items, prize, reveal } = dealt
  return {
    status: revealStatus(reveal),
    ...(grid !== undefined && { grid }),
    places: visible(items, reveal).map(item => item ?? null),
    ...(prizeIsShown(reveal) && { won: decimal(prize, currency) }),
  }
}
