import { appendMany, emptyFrontier, frontierToBytes } from '@fairground/fair/merkle'
import { escrowOf, keyText } from '@fairground/server/ledger/account-key'
import { playKey, type StoredInstance, type StoredOutcome, type StoredTicket, type Tables } from './tables.ts'
import type { Witness } from './witness.ts'

/** Plays are dense and within the cap and the player's own, paid for in full, and end at most once. */
export class PlayInvariants {
  readonly #tables: Tables
  readonly #witness: Witness
  readonly #last = new Map<number, number>()
  readonly #owned = new Map<string, number>()
  readonly #ended = new Set<string>()
  readonly #open = new Map<number, number>()
  #tickets = 0
  #outcomes = 0

  constructor(tables: Tables, witness: Witness) {
    this.#tables = tables
    this.#witness = witness
  }

  check(): void {
    const { tickets, outcomes, instances } = this.#tables
    const sold = tickets.slice(this.#tickets)
    for (const ticket of sold) this.#checkTicket(ticket)
    for (const journalId of new Set(sold.map(row => row.journalId))) this.#checkPaidFor(journalId, sold)
    this.#tickets = tickets.length
    for (const outcome of outcomes.slice(this.#outcomes)) this.#checkOutcome(outcome)
    this.#outcomes = outcomes.length
    for (const instance of instances.values()) this.#checkInstance(instance)
  }

  #checkTicket(ticket: StoredTicket): void {
    const { instanceId, seq, playerId, journalId, createdAt } = ticket
    const at = `play ${playKey(ticket)}`
    const expected = (this.#last.get(instanceId) ?? 0) + 1
    this.#witness.require(seq === expected, () => `${at} was sold where ${expected} was next`)
    this.#last.set(instanceId, expected)
    this.#open.set(instanceId, (this.#open.get(instanceId) ?? 0) + 1)
    const instance = this.#tables.instances.get(instanceId)!
    this.#witness.require(createdAt < instance.regEnd, () => `${at} was sold after the end of registration`)
    const owner = `${instanceId}/${playerId}`
    const owned = (this.#owned.get(owner) ?? 0) + 1
    this.#owned.set(owner, owned)
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
    return (this.#tables.transfersOf.get(journalId) ?? []).reduce((sum, row) => sum + row.amount, 0n)
  }

  #checkOutcome(outcome: StoredOutcome): void {
    const { instanceId, kind, journalId, seq } = outcome
    const at = `play ${playKey(outcome)}`
    this.#witness.require(!this.#ended.has(playKey(outcome)), () => `${at} ended twice, now ${kind}`)
    this.#ended.add(playKey(outcome))
    this.#open.set(instanceId, (this.#open.get(instanceId) ?? 0) - 1)
    if (kind === 'LOST') return
    const ticket = this.#tables.ticketByPlay.get(playKey(outcome))
    const planned = this.#tables.payouts.get(instanceId)?.find(row => row.seq === seq)
    const won = (planned?.fromPool ?? 0n) + (planned?.fromJackpot ?? 0n)
    const due = kind === 'WON' ? won : (ticket?.price ?? 0n) + (ticket?.fee ?? 0n)
    const paid = this.#paidBy(journalId)
    this.#witness.require(paid === due, () => `${at}: ${kind} of ${due} was booked with ${paid}`)
  }

  #checkInstance({ id, sold, cap, status, currency }: StoredInstance): void {
    const count = this.#last.get(id) ?? 0
    this.#witness.require(sold === count, () => `instance ${id} says ${sold} sold, has ${count}`)
    this.#witness.require(sold <= cap, () => `instance ${id} sold ${sold} of ${cap}`)
    if (status !== 'ENDED' && status !== 'REFUNDED') return
    const open = this.#open.get(id) ?? 0
    this.#witness.require(open === 0, () => `instance ${id} is ${status} with ${open} plays open`)
    const escrow = this.#tables.accounts.get(keyText(escrowOf(id, currency)))!
    const left = escrow.cPost - escrow.dPost
    this.#witness.require(left === 0n, () => `instance ${id} is ${status} with ${left} in escrow`)
  }

  /** What is too dear after every step: the trees, and the counters of players. */
  checkAll(): void {
    for (const { id, frontier, players } of this.#tables.instances.values()) {
      const own = this.#tables.ticketsOf.get(id) ?? []
      const grown = appendMany(
        emptyFrontier,
        own.map(row => row.leafHash),
      )
      const isSame = Buffer.compare(frontierToBytes(grown), frontierToBytes(frontier)) === 0
      this.#witness.require(isSame, () => `the tree of instance ${id} is not that of its plays`)
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
