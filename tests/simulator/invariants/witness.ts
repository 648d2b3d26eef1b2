import type { AnyCommand } from '@fairground/server/ledger/commands'
import type { LaneReply } from '@fairground/server/ledger/lane/lane-reply'
import type { JoinAnswer } from '@fairground/server/ledger/sale/sell'
import type { StoredJournal, Tables } from '../engine/tables.ts'

/** One operation of a client, including all its retries. */
export interface Operation {
  readonly what: string
  readonly since: number
  /** The number of plays of a purchase, otherwise 0. */
  readonly plays: number
  /** repeated: sent again with the same content after its answer. foreign: other content, must be refused. */
  readonly keyIs: 'own' | 'repeated' | 'foreign'
  /** The latest database time at which a player's command may be booked. */
  readonly decideBefore: number | undefined
  booked: number
  reported: 'nothing' | 'done' | 'refused' | 'failed'
  answer?: unknown
}

/** The fields by which an answer expresses a refusal. */
interface RefusableAnswer {
  readonly exitCode?: number
  readonly done?: boolean
  readonly refused?: string
}

const isRefusal = (reply: LaneReply<unknown>): boolean => {
  if ('refused' in reply) return true
  const { exitCode = 0, done = true, refused } = reply.ok as RefusableAnswer
  return exitCode !== 0 || !done || refused !== undefined
}

/** Records requests and answers of the clients, compares them with the ledger and stores the first violation. */
export class Witness {
  readonly #tables: Tables
  readonly #byKey = new Map<string, Operation>()
  readonly #open = new Set<Operation>()
  readonly #done: [string, Operation][] = []
  /** The lane process that refused a key of a player last. */
  readonly #refusedBy = new Map<string, string>()
  violation: string | undefined
  /** Operations booked by a duplicate after another lane had refused a copy, before their deadline. */
  late = 0

  constructor(tables: Tables) {
    this.#tables = tables
  }

  get open(): ReadonlySet<Operation> {
    return this.#open
  }

  report(violation: string): void {
    this.violation ??= violation
  }

  require(holds: boolean, violation: () => string): void {
    if (!holds) this.report(violation())
  }

  reportRejected(command: AnyCommand, error: unknown): void {
    this.report(
      `the database rejected a ${command.name}: ${error instanceof Error ? error.message : 'unknown'}`,
    )
  }

  register(operation: Omit<Operation, 'booked' | 'reported'>): Operation {
    const registered: Operation = { ...operation, booked: 0, reported: 'nothing' }
    this.#open.add(registered)
    return registered
  }

  /** Called before sending: records the key of the operation. */
  recordKey(operation: Operation, opKey: string): void {
    if (operation.keyIs === 'own') this.#byKey.set(opKey, operation)
  }

  /** Called by the lane process before it replies. */
  recordDecision(owner: string, { request, decideBefore }: AnyCommand, reply: LaneReply<unknown>): void {
    const isFinal = 'ok' in reply || reply.refused === 'expired' || reply.refused === 'failed'
    if (decideBefore !== undefined && 'opKey' in request && isFinal && isRefusal(reply))
      this.#refusedBy.set(request.opKey, owner)
  }

  recordAnswer(operation: Operation, opKey: string, reply: LaneReply<unknown>): void {
    this.#open.delete(operation)
    if ('refused' in reply) {
      operation.reported = reply.refused === 'failed' ? 'failed' : 'refused'
      this.require(
        operation.reported === 'refused' || operation.booked === 0,
        () => `reported as failed, but booked: ${operation.what}`,
      )
      this.require(
        reply.refused !== 'conflict' || operation.keyIs === 'foreign',
        () => `reported as conflict: ${operation.what}`,
      )
      return
    }
    this.require(
      operation.keyIs !== 'foreign',
      () => `other content under a used key was not refused: ${operation.what}`,
    )
    operation.reported = isRefusal(reply) ? 'refused' : 'done'
    if (operation.reported === 'refused' || operation.keyIs === 'foreign') return
    operation.answer = reply.ok
    this.#done.push([opKey, operation])
    this.#checkBooking(opKey, operation)
  }

  /** An acknowledged operation is booked once, with the acknowledged answer and all its plays. */
  #checkBooking(opKey: string, operation: Operation): void {
    const journal = this.#tables.journalByKey.get(opKey)
    if (!journal) return this.report(`acknowledged, but not booked: ${operation.what}`)
    this.require(
      journal.result === JSON.stringify(operation.answer),
      () => `acknowledged differently than booked: ${operation.what}`,
    )
    if (operation.plays === 0) return
    const { instanceId, receipts } = operation.answer as Extract<JoinAnswer, { exitCode: 0 }>
    const own = (this.#tables.ticketsByInstance.get(instanceId) ?? []).filter(
      row => row.journalId === journal.id,
    )
    const hasAll =
      own.length === operation.plays && receipts.every(({ seq0 }) => own.some(row => row.seq === seq0 + 1))
    this.require(
      hasAll,
      () => `acknowledged with ${operation.plays} plays, has ${own.length}: ${operation.what}`,
    )
  }

  recordBooking(journal: StoredJournal): void {
    const operation = this.#byKey.get(journal.opKey)
    if (!operation) return
    operation.booked += 1
    this.require(operation.booked === 1, () => `booked ${operation.booked} times: ${operation.what}`)
    this.require(
      operation.reported !== 'failed',
      () => `reported as failed, but booked later: ${operation.what}`,
    )
    this.require(
      this.#refusedBy.get(journal.opKey) !== this.#tables.lane.owner,
      () => `refused, but booked later by the same lane: ${operation.what}`,
    )
    const { decideBefore = Infinity } = operation
    this.require(
      journal.createdAt <= decideBefore,
      () => `booked ${journal.createdAt - decideBefore} ms after its deadline: ${operation.what}`,
    )
    if (operation.reported === 'refused') this.late += 1
  }

  /** Rechecks all acknowledged operations. */
  checkAll(): void {
    for (const [opKey, operation] of this.#done) this.#checkBooking(opKey, operation)
  }
}
