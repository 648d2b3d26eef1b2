import type { AnyCommand, LaneReply } from '@fairground/server/ledger/command'
import type { JoinAnswer } from '@fairground/server/ledger/sell'
import type { StoredJournal, Tables } from './tables.ts'

/** One thing a client wants, however often it asks for it. */
export interface Wish {
  readonly what: string
  readonly since: number
  /** Of a purchase: how many plays. */
  readonly plays: number
  /** Repeated: sent again with the same content after its answer. Foreign: other content, to be refused. */
  readonly keyIs: 'own' | 'repeated' | 'foreign'
  booked: number
  told: 'nothing' | 'done' | 'refused' | 'failed'
  answer?: unknown
}

/** The ways in which a command says that it was decided against. */
interface RefusableAnswer {
  readonly exitCode?: number
  readonly done?: boolean
  readonly refused?: string
}

/** What the clients asked and were told; the books must agree with it. Holds the first violation found. */
export class Witness {
  readonly #tables: Tables
  readonly #byKey = new Map<string, Wish>()
  readonly #open = new Set<Wish>()
  readonly #done: [string, Wish][] = []
  violation: string | undefined
  /** Purchases made by a late copy of a request after another copy of it had been refused for good reason. */
  late = 0

  constructor(tables: Tables) {
    this.#tables = tables
  }

  get open(): ReadonlySet<Wish> {
    return this.#open
  }

  report(violation: string): void {
    this.violation ??= violation
  }

  require(holds: boolean, violation: () => string): void {
    if (!holds) this.report(violation())
  }

  spoiled(command: AnyCommand, error: unknown): void {
    this.report(
      `the database refused a ${command.name}: ${error instanceof Error ? error.message : 'unknown'}`,
    )
  }

  hears(wish: Omit<Wish, 'booked' | 'told'>): Wish {
    const heard: Wish = { ...wish, booked: 0, told: 'nothing' }
    this.#open.add(heard)
    return heard
  }

  /** Before it is sent: the client writes down the key it uses. */
  asks(wish: Wish, opKey: string): void {
    if (wish.keyIs === 'own') this.#byKey.set(opKey, wish)
  }

  answered(wish: Wish, opKey: string, reply: LaneReply<unknown>): void {
    this.#open.delete(wish)
    if ('refused' in reply) {
      wish.told = reply.refused === 'failed' ? 'failed' : 'refused'
      this.require(
        wish.told === 'refused' || wish.booked === 0,
        () => `told failed, but booked: ${wish.what}`,
      )
      this.require(
        reply.refused !== 'conflict' || wish.keyIs === 'foreign',
        () => `told conflict: ${wish.what}`,
      )
      return
    }
    this.require(
      wish.keyIs !== 'foreign',
      () => `other content under a used key was not refused: ${wish.what}`,
    )
    const { exitCode = 0, done = true, refused } = reply.ok as RefusableAnswer
    wish.told = exitCode === 0 && done && !refused ? 'done' : 'refused'
    if (wish.told === 'refused' || wish.keyIs === 'foreign') return
    wish.answer = reply.ok
    this.#done.push([opKey, wish])
    this.#agrees(opKey, wish)
  }

  /** An acknowledged wish is booked once, as it was told, with all its plays. */
  #agrees(opKey: string, wish: Wish): void {
    const journal = this.#tables.journalByKey.get(opKey)
    if (!journal) return this.report(`acknowledged, but not booked: ${wish.what}`)
    this.require(
      journal.result === JSON.stringify(wish.answer),
      () => `told otherwise than booked: ${wish.what}`,
    )
    if (wish.plays === 0) return
    const { instanceId, receipts } = wish.answer as Extract<JoinAnswer, { exitCode: 0 }>
    const own = (this.#tables.ticketsOf.get(instanceId) ?? []).filter(row => row.journalId === journal.id)
    const hasAll =
      own.length === wish.plays && receipts.every(({ seq0 }) => own.some(row => row.seq === seq0 + 1))
    this.require(hasAll, () => `acknowledged with ${wish.plays} plays, has ${own.length}: ${wish.what}`)
  }

  booked(journal: StoredJournal): void {
    const wish = this.#byKey.get(journal.opKey)
    if (!wish) return
    wish.booked += 1
    this.require(wish.booked === 1, () => `booked ${wish.booked} times: ${wish.what}`)
    this.require(wish.told !== 'failed', () => `told failed, but booked later: ${wish.what}`)
    if (wish.told === 'refused') this.late += 1
  }

  /** Once more over everything that was acknowledged. */
  checkAll(): void {
    for (const [opKey, wish] of this.#done) this.#agrees(opKey, wish)
  }
}
