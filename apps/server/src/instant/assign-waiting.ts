import { inMember } from '@fairground/database/transaction'
import { roundTime } from '@fairground/fair/beacon'
import { hex, unhex } from '@fairground/fair/bytes'
import { chainStep } from '@fairground/fair/chain'
import { assignRound, assignSeed } from '@fairground/fair/instant/assignment'
import type { DueInstance, OrganizerParts } from '#draws/organizer.ts'
import { lockInstance } from '#draws/queries.ts'
import { failpoint } from '#failpoint.ts'
import { positionsAfter } from './positions.ts'
import { cardsOf, deckOf, type RoundRow, roundsOf, sealOf } from './rows.ts'
import { type DeckTicket, readDeckTickets } from './tickets.ts'

/** Small enough that purchases of the same member hardly wait for it. */
const chunk = 1000

/**
 * Gives the next tickets in line their cards, those that wait for one round together. What is left to do is what has
 * no card, found anew by every run. Returns false when nobody waits, or the round waited for is not there yet.
 */
export const assignWaiting = async (parts: OrganizerParts, due: DueInstance): Promise<boolean> => {
  const { memberId, id, gameId } = due
  const { chain } = parts.beacon
  const waiting = await readWaiting(parts, due)
  const { instance, seal, deck, dealt, tickets } = waiting
  const [first] = tickets
  if (!first || !seal || !deck) return false
  const roundOf = (ticket: DeckTicket) => assignRound(chain, ticket.unixMs)
  const number = roundOf(first)
  if (Date.now() < roundTime(chain, number)) return false
  const round =
    waiting.rounds.find(each => each.round === BigInt(number)) ??
    (await useRound(parts, due, waiting, number))
  const served = tickets.filter(ticket => roundOf(ticket) === number)
  const positions = positionsAfter(
    deck.size,
    dealt.map(card => card.position),
  )
  const taken = served.map(ticket => positions.take(seedOf(ticket, round), new Uint8Array(seal.close_hash)))
  const { outcomes } = await parts.signer.call('openCards', {
    game: `${memberId}/${gameId}`,
    deck: seal.chain_index,
    positions: taken,
  })
  failpoint('assign.afterCards', id)
  const cards = served.map(({ seq, playerId }, i) => ({
    seq,
    playerId,
    position: taken[i]!,
    outcome: outcomes[i]!,
  }))
  const { currency } = instance
  await parts.lane.ask(memberId, 'assignCards', { instanceId: id, currency, n: round.n, cards })
  failpoint('assign.afterPaying', id)
  return true
}

const readWaiting = ({ db }: OrganizerParts, { memberId, id }: DueInstance) =>
  inMember(db, memberId, async tx => {
    const dealt = await cardsOf(tx, memberId, id)
    return {
      instance: await lockInstance(tx, memberId, id),
      seal: await sealOf(tx, memberId, id),
      deck: await deckOf(tx, memberId, id),
      rounds: await roundsOf(tx, memberId, id),
      dealt,
      tickets: await readDeckTickets(tx, {
        memberId,
        instanceId: id,
        after: dealt.length,
        limit: chunk,
      }),
    }
  })

type Waiting = Awaited<ReturnType<typeof readWaiting>>

export const seedOf = (
  ticket: Pick<DeckTicket, 'receiptHash'>,
  { link, round, signature }: Pick<RoundRow, 'link' | 'round' | 'signature'>,
): Uint8Array =>
  assignSeed(new Uint8Array(link), ticket.receiptHash, Number(round), new Uint8Array(signature))

/** Spends the next link on a round. The signer answers the same to whoever asks again. */
const useRound = async (
  parts: OrganizerParts,
  { memberId, id, gameId }: DueInstance,
  { rounds, seal, deck }: Waiting,
  number: number,
): Promise<RoundRow> => {
  const signed = await parts.beacon.round(number)
  if (!signed) throw new Error(`the beacon has not given round ${number} yet`)
  const last = rounds.at(-1)
  const n = (last?.n ?? 0) + 1
  const answer = await parts.signer.call('assignLink', {
    game: `${memberId}/${gameId}`,
    deck: seal!.chain_index,
    n,
    round: number,
    beaconSignature: signed.signature,
  })
  failpoint('assign.afterLink', id)
  const before = new Uint8Array(last?.link ?? deck!.assign_anchor)
  if (hex(chainStep(unhex(answer.link))) !== hex(before))
    throw new Error(`link ${n} of deck ${id} does not lead to the one before it`)
  const row = {
    member_id: memberId,
    instance_id: id,
    n,
    round: BigInt(number),
    signature: Buffer.from(unhex(signed.signature)),
    link: Buffer.from(unhex(answer.link)),
  }
  await inMember(parts.db, memberId, tx =>
    tx
      .insertInto('deck_round')
      .values(row)
      .onConflict(conflict => conflict.doNothing())
      .execute(),
  )
  failpoint('assign.afterRound', id)
  return row
}
