import { voidLeaf } from '@fairground/fair/tickets/leaf'
import { appendMany, emptyFrontier, frontierToBytes, leafHash } from '@fairground/fair/crypto/merkle'
import { escrowAccount, keyText } from '@fairground/server/ledger/account-key'
import { memberId } from '../system.ts'
import {
  liveTickets,
  playKey,
  type StoredInstance,
  type StoredOutcome,
  type StoredTicket,
  type Tables,
} from '../engine/tables.ts'
import type { Witness } from './witness.ts'

/** Plays are numbered without gaps, stay within the cap and the player maximum, are fully paid and end at most once. */
export class PlayInvariants {
  readonly #tables: Tables
  readonly #witness: Witness
  readonly #last = new Map<number, number>()
  readonly #owned = new Map<string, number>()
  readonly #ended = new Set<string>()
  readonly #open = new Map<number, number>()
  readonly #sold = new Map<number, number>()
  #places: { readonly instanceId: number; readonly seq: number }[] = []
  #tickets = 0
  #outcomes = 0

  constructor(tables: Tables, witness: Witness) {
    this.#tables = tables
    this.#witness = witness
  }

  check(): void {
    const { tickets, outcomes, instances } = this.#tables
    const sold = tickets.slice(this.#tickets)
    const voids = outcomes.slice(this.#outcomes).filter(row => row.kind === 'VOID')
    // A batch may mix sales and cancellations, so their places are checked together in tree order.
    for (const ticket of sold) this.#sell(ticket)
    for (const row of voids) this.#cancel(row)
    this.#checkPlaces()
    for (const ticket of sold) this.#checkTicket(ticket)
    for (const journalId of new Set(sold.map(row => row.journalId))) this.#checkPaidFor(journalId, sold)
    this.#tickets = tickets.length
    for (const outcome of outcomes.slice(this.#outcomes)) this.#checkOutcome(outcome)
    this.#outcomes = outcomes.length
    for (const instance of instances.values()) this.#checkInstance(instance)
  }

  #sell({ instanceId, seq, playerId }: StoredTicket): void {
    this.#places.push({ instanceId, seq })
    add(this.#sold, instanceId, 1)
    add(this.#open, instanceId, 1)
    add(this.#owned, `${instanceId}/${playerId}`, 1)
  }

  #cancel(row: StoredOutcome): void {
    const { instanceId, voidSeq } = row
    const ticket = this.#tables.ticketByPlay.get(playKey(row))
    this.#places.push({ instanceId, seq: voidSeq ?? 0 })
    add(this.#sold, instanceId, -1)
    add(this.#owned, `${instanceId}/${ticket?.playerId}`, -1)
    const { status } = this.#tables.instances.get(instanceId)!
    this.#witness.require(
      status === 'OPEN',
      () => `play ${playKey(row)} was cancelled when the instance was ${status}`,
    )
  }

  #checkPlaces(): void {
    for (const { instanceId, seq } of this.#places.splice(0).sort((a, b) => a.seq - b.seq)) {
      const expected = (this.#last.get(instanceId) ?? 0) + 1
      this.#witness.require(
        seq === expected,
        () => `place ${instanceId}/${seq} was taken where ${expected} was next`,
      )
      this.#last.set(instanceId, expected)
    }
  }

  #checkTicket(ticket: StoredTicket): void {
    const { instanceId, playerId, journalId, createdAt } = ticket
    const at = `play ${playKey(ticket)}`
    const instance = this.#tables.instances.get(instanceId)!
    this.#witness.require(createdAt < instance.regEnd, () => `${at} was sold after the end of registration`)
    const owned = this.#owned.get(`${instanceId}/${playerId}`) ?? 0
    this.#witness.require(owned <= instance.playerMax, () => `player ${playerId} holds ${owned}: ${at}`)
    const kind = this.#tables.journalById.get(journalId)?.kind
    this.#witness.require(kind === 'join', () => `${at} has no purchase`)
  }

  #checkPaidFor(journalId: bigint, sold: readonly StoredTicket[]): void {
    const own = sold.filter(row => row.journalId === journalId)
    const { price, fee } = this.#tables.instances.get(own[0]!.instanceId)!
    const paid = this.#paidBy(journalId)
    const due = (price + fee) * BigInt(own.length)
    this.#witness.require(paid === due, () => `journal ${journalId} paid ${paid} for plays of ${due}`)
  }

  #paidBy(journalId: bigint): bigint {
    return (this.#tables.transfersByJournal.get(journalId) ?? []).reduce((sum, row) => sum + row.amount, 0n)
  }

  #checkOutcome(outcome: StoredOutcome): void {
    const { instanceId, kind, journalId, seq } = outcome
    const at = `play ${playKey(outcome)}`
    this.#witness.require(!this.#ended.has(playKey(outcome)), () => `${at} ended twice, now ${kind}`)
    this.#ended.add(playKey(outcome))
    add(this.#open, instanceId, -1)
    if (kind === 'LOST') return
    if (kind === 'VOID') return this.#checkCancelled(outcome)
    const ticket = this.#tables.ticketByPlay.get(playKey(outcome))
    const planned = this.#tables.payouts.get(instanceId)?.find(row => row.seq === seq)
    const won = (planned?.fromPool ?? 0n) + (planned?.fromJackpot ?? 0n)
    const due = kind === 'WON' ? won : (ticket?.price ?? 0n) + (ticket?.fee ?? 0n)
    const paid = this.#paidBy(journalId)
    this.#witness.require(paid === due, () => `${at}: ${kind} of ${due} was booked with ${paid}`)
  }

  /** A cancellation returns the whole purchase to the accounts that paid. */
  #checkCancelled({ instanceId, seq, journalId }: StoredOutcome): void {
    const bought = this.#tables.ticketByPlay.get(playKey({ instanceId, seq }))!.journalId
    const moved = (id: bigint) => this.#tables.transfersByJournal.get(id) ?? []
    const paid = moved(bought).map(row => `${row.debitId}>${row.creditId} ${row.amount}`)
    const back = moved(journalId).map(row => `${row.creditId}>${row.debitId} ${row.amount}`)
    this.#witness.require(
      paid.join() === back.join(),
      () => `journal ${journalId} returned ${back.join()} for ${paid.join()} of journal ${bought}`,
    )
  }

  #checkInstance({ id, sold, cap, status, currency }: StoredInstance): void {
    const count = this.#sold.get(id) ?? 0
    this.#witness.require(sold === count, () => `instance ${id} says ${sold} sold, has ${count}`)
    this.#witness.require(sold <= cap, () => `instance ${id} sold ${sold} of ${cap}`)
    if (status !== 'ENDED' && status !== 'REFUNDED') return
    const open = this.#open.get(id) ?? 0
    this.#witness.require(open === 0, () => `instance ${id} is ${status} with ${open} plays open`)
    const escrow = this.#tables.accounts.get(keyText(escrowAccount(id, currency)))!
    const left = escrow.cPost - escrow.dPost
    this.#witness.require(left === 0n, () => `instance ${id} is ${status} with ${left} in escrow`)
  }

  /** Checks that are too expensive after every commit: the trees and the player counters. */
  checkAll(): void {
    for (const { id, frontier, players } of this.#tables.instances.values()) {
      const own = liveTickets(this.#tables, id)
      const grown = appendMany(emptyFrontier, collectLeaves(this.#tables, id))
      const isSame = Buffer.compare(frontierToBytes(grown), frontierToBytes(frontier)) === 0
      this.#witness.require(isSame, () => `the tree of instance ${id} does not match its plays`)
      const distinct = new Set(own.map(row => row.playerId)).size
      this.#witness.require(
        players === distinct,
        () => `instance ${id} counts ${players} players of ${distinct}`,
      )
    }
    for (const [key, { n }] of this.#tables.playerGames)
      this.#witness.require(n === this.#owned.get(key), () => `${key} counts ${n} plays`)
  }
}

const add = <K>(counts: Map<K, number>, key: K, n: number): void => {
  counts.set(key, (counts.get(key) ?? 0) + n)
}

/** Leaves of plays and voids in the order of their places. */
const collectLeaves = ({ ticketsByInstance, outcomes }: Tables, instanceId: number): Uint8Array[] => {
  const address = { member: String(memberId), instance: String(instanceId) }
  const voids = outcomes.flatMap(({ instanceId: of, seq, voidSeq }) =>
    of === instanceId && voidSeq !== null
      ? [{ seq: voidSeq, leaf: leafHash(voidLeaf({ ...address, seq0: voidSeq - 1, voided: seq - 1 })) }]
      : [],
  )
  const tickets = (ticketsByInstance.get(instanceId) ?? []).map(({ seq, leafHash: leaf }) => ({ seq, leaf }))
  return [...tickets, ...voids].sort((a, b) => a.seq - b.seq).map(({ leaf }) => leaf)
}
