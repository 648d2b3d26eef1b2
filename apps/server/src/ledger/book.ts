import type { JoinRules } from '@fairground/rules/play/join-decision'
import type { ProfileName } from '@fairground/rules/profile'
import { type AccountKey, keyText } from './account-key.ts'
import { type BonusRows, newBonusChanges } from './bonus/rows.ts'
import { type CashierRows, newCashierChanges } from './cashier/rows.ts'
import { type DeckRows, newDeckChanges } from './decks/rows.ts'
import { journalHash } from './journal-hash.ts'
import { type LimitRows, newLimitWrites } from './limits/rows.ts'
import { sealReceipts, type Unsealed } from './receipts.ts'
import type {
  AccountRow,
  InstanceRow,
  JournalKind,
  NewJournal,
  NewOutcome,
  NewTicket,
  NewTransfer,
  OpenTicketRow,
  OwnPlayRow,
  PayoutRow,
  PlayerGameRow,
  PlayerRow,
  TransferPhase,
} from './rows.ts'

/** What was locked and read for a batch. */
export interface Loaded {
  readonly memberId: number
  readonly member: MemberRules
  /** The database's clock, read after the locks were taken. */
  readonly now: number
  readonly journalId: bigint
  readonly journalHash: Uint8Array
  readonly known: ReadonlyMap<string, DecidedBefore>
  readonly accounts: ReadonlyMap<string, AccountRow>
  readonly instances: ReadonlyMap<number, InstanceRow>
  readonly players: ReadonlyMap<number, PlayerRow>
  readonly playerGames: Map<string, PlayerGameRow>
  /** Of players in races who have plays there, by instance and player. */
  readonly salts: Map<string, Uint8Array>
  readonly payouts: readonly PayoutRow[]
  readonly openTickets: readonly OpenTicketRow[]
  /** Of the players who give plays back, in the instances where they do. */
  readonly ownPlays: readonly OwnPlayRow[]
  readonly cashier: CashierRows
  readonly bonus: BonusRows
  readonly limits: LimitRows
  readonly deck: DeckRows
}

/** What the operator's settings and profile say about joining and about money on its way out. */
export type MemberRules = Omit<JoinRules, 'maxLinesPerJoin'> & {
  /** From this amount on a withdrawal is approved by another person than the one who asked for it. */
  readonly withdrawalFourEyesFrom: bigint
  readonly pendingWithdrawalCancellable: boolean
  readonly profile: ProfileName
  /** Bonus buckets are emptied before cash, or after it. */
  readonly spendBonusFirst: boolean
}

/** What was answered under an op key, and to what. */
export interface DecidedBefore {
  readonly opHash: Uint8Array
  readonly answer: unknown
}

export interface BookEvent {
  readonly topic: string
  readonly event: string
  readonly body: unknown
}

export interface Posting {
  readonly from: AccountKey
  readonly to: AccountKey
  readonly amount: bigint
  /** Posted at once unless it takes a hold, or resolves the one that a journal took. */
  readonly hold?: 'take' | { readonly post: bigint } | { readonly release: bigint }
}

/**
 * The member's books while one batch is decided: rows as locked, changed in memory in the order the commands came,
 * written at the end in one go. Nothing here talks to the database.
 */
export class Book {
  readonly journals: NewJournal[] = []
  readonly transfers: NewTransfer[] = []
  /** Receipts of this batch's sales, which name the tree as it is after the last of them. */
  readonly unsealed: Unsealed[] = []
  readonly tickets: NewTicket[] = []
  readonly outcomes: NewOutcome[] = []
  /** Instances whose plays without a planned payout have now lost. */
  readonly lost: { readonly instanceId: number; readonly journalId: bigint }[] = []
  /** Instances that start when full, and are. */
  readonly filled: InstanceRow[] = []
  /** Rows for the instances' own histories. */
  readonly history: { readonly instanceId: number; readonly kind: string }[] = []
  readonly touchedAccounts = new Set<AccountRow>()
  readonly touchedInstances = new Set<InstanceRow>()
  readonly touchedPlayerGames = new Set<PlayerGameRow>()
  readonly depositors = new Set<number>()
  readonly cashierChanges = newCashierChanges()
  readonly bonusChanges = newBonusChanges()
  readonly limitWrites = newLimitWrites()
  readonly deckChanges = newDeckChanges()
  readonly #events = new Map<string, () => readonly BookEvent[]>()
  readonly #decided: Map<string, DecidedBefore>
  readonly #entries: Entry[] = []
  #journalId: bigint
  #journalHash: Uint8Array
  readonly loaded: Loaded

  constructor(loaded: Loaded) {
    this.loaded = loaded
    this.#decided = new Map(loaded.known)
    this.#journalId = loaded.journalId
    this.#journalHash = loaded.journalHash
  }

  get now(): number {
    return this.loaded.now
  }

  get memberId(): number {
    return this.loaded.memberId
  }

  get head(): { journalId: bigint; journalHash: Uint8Array } {
    return { journalId: this.#journalId, journalHash: this.#journalHash }
  }

  get events(): readonly BookEvent[] {
    return [...this.#events.values()].flatMap(make => make())
  }

  hasAccount(key: AccountKey): boolean {
    return this.loaded.accounts.has(keyText(key))
  }

  account(key: AccountKey): AccountRow {
    const row = this.loaded.accounts.get(keyText(key))
    if (!row) throw new Error(`account ${keyText(key)} is not open, or was not loaded for this batch`)
    return row
  }

  balance(key: AccountKey): bigint {
    const { cPost, dPost, dPend } = this.account(key)
    return cPost - dPost - dPend
  }

  /** The answer given before under this key, if any. */
  decided(opKey: string): DecidedBefore | undefined {
    return this.#decided.get(opKey)
  }

  /** Was this play given back in this batch? */
  isVoided({ instanceId, seq }: Pick<NewOutcome, 'instanceId' | 'seq'>): boolean {
    return this.outcomes.some(
      other => other.kind === 'VOID' && other.seq === seq && other.instanceId === instanceId,
    )
  }

  playerGame(instance: InstanceRow, playerId: number): PlayerGameRow {
    const key = `${instance.id}/${playerId}`
    const row = this.loaded.playerGames.get(key) ?? {
      instanceId: instance.id,
      playerId,
      n: 0,
      maxN: instance.playerMax,
    }
    this.loaded.playerGames.set(key, row)
    return row
  }

  /** Books one decided command: its transfers and the balances they change, and the journal they will stand in. */
  post(entry: {
    opKey: string
    opHash: Uint8Array
    kind: JournalKind
    ref: number
    playerId?: number
    postings: readonly Posting[]
    result: (journalId: bigint) => unknown
  }): bigint {
    const { opKey, opHash, kind, ref, playerId = null } = entry
    const id = ++this.#journalId
    const transfers = entry.postings
      .filter(posting => posting.amount !== 0n)
      .map((posting, line) => this.#transfer(id, line, posting))
    const answer = entry.result(id)
    this.#entries.push({ id, opKey, opHash, kind, ref, playerId, answer, transfers })
    this.transfers.push(...transfers)
    this.#decided.set(opKey, { opHash, answer })
    return id
  }

  /** When all is decided: completes the answers that wait for the last sale, and chains the journals. */
  seal(): void {
    sealReceipts(this.unsealed.splice(0))
    for (const { answer, ...entry } of this.#entries.splice(0)) {
      const hashed = { ...entry, createdAt: this.now, result: JSON.stringify(answer) }
      const hash = journalHash(this.#journalHash, hashed)
      this.journals.push({ ...hashed, prevHash: this.#journalHash, hash })
      this.#journalHash = hash
    }
  }

  #transfer(journalId: bigint, line: number, { from, to, amount, hold }: Posting): NewTransfer {
    if (amount < 0n) throw new Error('a posting moves a positive amount')
    const debit = this.account(from)
    const credit = this.account(to)
    const { phase, pendingOf } = phaseOf(hold)
    const { posted, held } = movesOf[phase]
    debit.dPost += posted * amount
    credit.cPost += posted * amount
    debit.dPend += held * amount
    credit.cPend += held * amount
    // A version for every change, not for every batch: a viewer takes only a version it has not seen.
    for (const account of [debit, credit]) {
      account.version += 1n
      this.touchedAccounts.add(account)
    }
    const sides = { debitId: debit.id, creditId: credit.id }
    return { journalId, line, ...sides, amount, currency: debit.currency, phase, pendingOf }
  }

  /** What is told of one fact last is told alone, as things are when the batch ends: values are absolute. */
  tell(fact: string, make: () => readonly BookEvent[]): void {
    this.#events.delete(fact)
    this.#events.set(fact, make)
  }

  touchInstance(instance: InstanceRow): void {
    instance.version += 1n
    this.touchedInstances.add(instance)
  }
}

/** A journal before it is chained. */
type Entry = Omit<NewJournal, 'result' | 'prevHash' | 'hash'> & {
  readonly answer: unknown
  readonly transfers: readonly NewTransfer[]
}

const phaseOf = (hold: Posting['hold']): { phase: TransferPhase; pendingOf: bigint | null } => {
  if (hold === undefined) return { phase: 0, pendingOf: null }
  if (hold === 'take') return { phase: 1, pendingOf: null }
  return 'post' in hold ? { phase: 2, pendingOf: hold.post } : { phase: 3, pendingOf: hold.release }
}

/** How often the amount is added to the posted and to the held column of either side. */
const movesOf: { readonly [P in TransferPhase]: { readonly posted: bigint; readonly held: bigint } } = {
  0: { posted: 1n, held: 0n },
  1: { posted: 0n, held: 1n },
  2: { posted: 1n, held: -1n },
  3: { posted: 0n, held: -1n },
}
