import { inMember } from '@fairground/database/transaction'
import { roundTime } from '@fairground/fair/beacon/beacon'
import { hex, unhex } from '@fairground/fair/encoding/bytes'
import { chainStep } from '@fairground/fair/crypto/hash-chain'
import { assignRound, assignSeed } from '@fairground/fair/instant/assignment'
import type { DueInstance, OrganizerDeps } from '#lifecycle/organizer.ts'
import { lockInstance } from '#lifecycle/queries.ts'
import { failpoint } from '#platform/failpoint.ts'
import { positionsAfter } from './positions.ts'
import {
  findDeck,
  type DeckRoundRow,
  findDeckRounds,
  findDeckSeal,
  insertDeckRound,
} from './queries/decks.ts'
import { type DeckTicket, readDeckTickets } from './queries/tickets.ts'
import { findDealtCards } from './queries/cards.ts'

/** Small enough that it hardly delays purchases in the same lane. */
const batchSize = 1000

/**
 * Assigns cards to the next tickets that wait for the same beacon round. Tickets without a card are waiting, so no cursor
 * is stored. Returns false if no ticket waits or the beacon round is not published yet.
 */
export const assignWaiting = async (deps: OrganizerDeps, due: DueInstance): Promise<boolean> => {
  const { memberId, id, gameId } = due
  const { chain } = deps.beacon
  const waiting = await readWaitingTickets(deps, due)
  const { instance, seal, deck, dealt, tickets } = waiting
  const [first] = tickets
  if (!first || !seal || !deck) return false
  const toAssignRound = (ticket: DeckTicket) => assignRound(chain, ticket.unixMs)
  const beaconRound = toAssignRound(first)
  if (Date.now() < roundTime(chain, beaconRound)) return false
  const deckRound =
    waiting.rounds.find(each => each.round === BigInt(beaconRound)) ??
    (await spendLinkOnRound(deps, due, waiting, beaconRound))
  const served = tickets.filter(ticket => toAssignRound(ticket) === beaconRound)
  const positions = positionsAfter(
    deck.size,
    dealt.map(card => card.position),
  )
  const taken = served.map(ticket =>
    positions.take(computeAssignSeed(ticket, deckRound), new Uint8Array(seal.close_hash)),
  )
  const { outcomes } = await deps.signer.call('openCards', {
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
  await deps.lane.submit(memberId, 'assignCards', { instanceId: id, currency, n: deckRound.n, cards })
  failpoint('assign.afterPaying', id)
  return true
}

const readWaitingTickets = ({ db }: OrganizerDeps, { memberId, id }: DueInstance) =>
  inMember(db, memberId, async tx => {
    const dealt = await findDealtCards(tx, memberId, id)
    return {
      instance: await lockInstance(tx, memberId, id),
      seal: await findDeckSeal(tx, memberId, id),
      deck: await findDeck(tx, memberId, id),
      rounds: await findDeckRounds(tx, memberId, id),
      dealt,
      tickets: await readDeckTickets(tx, {
        memberId,
        instanceId: id,
        after: dealt.length,
        limit: batchSize,
      }),
    }
  })

type WaitingTickets = Awaited<ReturnType<typeof readWaitingTickets>>

export const computeAssignSeed = (
  ticket: Pick<DeckTicket, 'receiptHash'>,
  { link, round, signature }: Pick<DeckRoundRow, 'link' | 'round' | 'signature'>,
): Uint8Array =>
  assignSeed(new Uint8Array(link), ticket.receiptHash, Number(round), new Uint8Array(signature))

/** Spends the next assignment link on a beacon round. The signer repeats its answer to a retry. */
const spendLinkOnRound = async (
  deps: OrganizerDeps,
  { memberId, id, gameId }: DueInstance,
  { rounds, seal, deck }: WaitingTickets,
  beaconRound: number,
): Promise<DeckRoundRow> => {
  const signed = await deps.beacon.getRound(beaconRound)
  if (!signed) throw new Error(`the beacon has not published round ${beaconRound} yet`)
  const last = rounds.at(-1)
  const n = (last?.n ?? 0) + 1
  const answer = await deps.signer.call('assignLink', {
    game: `${memberId}/${gameId}`,
    deck: seal!.chain_index,
    n,
    round: beaconRound,
    beaconSignature: signed.signature,
  })
  failpoint('assign.afterLink', id)
  const before = new Uint8Array(last?.link ?? deck!.assign_anchor)
  if (hex(chainStep(unhex(answer.link))) !== hex(before))
    throw new Error(`assignment link ${n} of deck ${id} does not match the link before it`)
  const row = {
    member_id: memberId,
    instance_id: id,
    n,
    round: BigInt(beaconRound),
    signature: Buffer.from(unhex(signed.signature)),
    link: Buffer.from(unhex(answer.link)),
  }
  await inMember(deps.db, memberId, tx => insertDeckRound(tx, row))
  failpoint('assign.afterRound', id)
  return row
}
