import { type AccountKey, keyText } from '#ledger/account-key.ts'
import { newBonusChanges } from '#ledger/bonus/rows.ts'
import { newCashierChanges } from '#ledger/cashier/rows.ts'
import { newDeckChanges } from '#ledger/decks/rows.ts'
import { newGiftChanges } from '#ledger/gifts/rows.ts'
import { journalHash } from './journal-hash.ts'
import { newLimitWrites } from '#ledger/limits/rows.ts'
import { newRewardChanges } from '#ledger/rewards/rows.ts'
import type { EarlierDecision, Loaded } from './loaded.ts'
import { completeFacts, type ReceiptFacts } from './receipts.ts'
import { type BatchHead, type NewReceiptBatch, signReceipts } from '#ledger/receipts/receipt-batch.ts'
import type {
  AccountRow,
  InstanceRow,
  JournalKind,
  NewJournal,
  NewOutcome,
  NewTicket,
  NewTransfer,
  PlayerGameRow,
  TransferPhase,
} from './rows.ts'

export interface BookEvent {
  readonly topic: string
  readonly event: string
  readonly body: unknown
}

export interface Posting {
  readonly from: AccountKey
  readonly to: AccountKey
  readonly amount: bigint
  /** Unset posts immediately; otherwise the transfer places a hold, or posts or releases the hold of a journal. */
  readonly hold?: 'take' | { readonly post: bigint } | { readonly release: bigint }
}

/**
 * The operator's books while one batch is decided: the locked rows are changed in memory, in the order of the commands,
 * and written together at the end. Nothing here accesses the database.
 */
export class Book {
  readonly journals: NewJournal[] = []
  readonly transfers: NewTransfer[] = []
  /** Receipts of this batch's sales; they state the tree after the last sale, so they are completed at the end. */
  readonly pendingReceipts: ReceiptFacts[] = []
  readonly tickets: NewTicket[] = []
  readonly outcomes: NewOutcome[] = []
  /** Drawn instances: their plays without a planned payout have lost. */
  readonly drawn: { readonly instanceId: number; readonly journalId: bigint }[] = []
  /** Instances that start when full and sold their last play in this batch. */
  readonly filled: InstanceRow[] = []
  /** New rows of `instance_event`. */
  readonly history: { readonly instanceId: number; readonly kind: string }[] = []
  readonly touchedAccounts = new Set<AccountRow>()
  readonly touchedInstances = new Set<InstanceRow>()
  readonly touchedPlayerGames = new Set<PlayerGameRow>()
  readonly depositors = new Set<number>()
  readonly cashierChanges = newCashierChanges()
  readonly bonusChanges = newBonusChanges()
  readonly limitWrites = newLimitWrites()
  readonly deckChanges = newDeckChanges()
  readonly giftChanges = newGiftChanges()
  readonly rewardChanges = newRewardChanges()
  /** Set when the batch is finished, if it sold tickets. */
  receiptBatch: NewReceiptBatch | undefined
  readonly #events = new Map<string, () => readonly BookEvent[]>()
  readonly #decided: Map<string, EarlierDecision>
  readonly #entries: Entry[] = []
  #journalId: bigint
  #journalHash: Uint8Array
  readonly loaded: Loaded

  constructor(loaded: Loaded) {
    this.loaded = loaded
    this.#decided = new Map(loaded.decisions)
    this.#journalId = loaded.journalId
    this.#journalHash = loaded.journalHash
  }

  get now(): number {
    return this.loaded.now
  }

  get memberId(): number {
    return this.loaded.memberId
  }

  get head(): BatchHead & { readonly journalId: bigint; readonly journalHash: Uint8Array } {
    const { n: batchN, hash: batchHash } = this.receiptBatch ?? {
      n: this.loaded.batchN,
      hash: this.loaded.batchHash,
    }
    return { journalId: this.#journalId, journalHash: this.#journalHash, batchN, batchHash }
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

  /** The earlier decision under this key, if any. */
  findDecision(opKey: string): EarlierDecision | undefined {
    return this.#decided.get(opKey)
  }

  /** Whether this play was cancelled in this batch. */
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

  /** Posts one decided command: its journal, its transfers and the balances they change. */
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

  /** How many journals are final before the end of the batch: none beside a sale, whose receipts state the last tree. */
  get finalJournals(): number {
    return this.pendingReceipts.length > 0 ? 0 : this.#entries.length
  }

  /** Chains the final journals and hands them over, so that they are written while further commands are decided. */
  takeSlice(): BookSlice {
    this.#chainJournals()
    const { memberId, now } = this
    return { memberId, now, journals: this.journals.splice(0), transfers: this.transfers.splice(0) }
  }

  /** After the last command: completes the receipts, which state the final tree, signs them and chains the journals. */
  finish(sign: (hash: Uint8Array) => Uint8Array): void {
    const { memberId, now, tickets, loaded } = this
    this.receiptBatch = signReceipts({ memberId, now, tickets, instances: loaded.instances }, loaded, sign)
    completeFacts(this.pendingReceipts.splice(0), this.receiptBatch?.receipts ?? [])
    this.#chainJournals()
  }

  #chainJournals(): void {
    for (const { answer, ...entry } of this.#entries.splice(0)) {
      const hashed = { ...entry, createdAt: this.now, result: JSON.stringify(answer) }
      const hash = journalHash(this.#journalHash, hashed)
      this.journals.push({ ...hashed, prevHash: this.#journalHash, hash })
      this.#journalHash = hash
    }
  }

  #transfer(journalId: bigint, line: number, { from, to, amount, hold }: Posting): NewTransfer {
    if (amount < 0n) throw new Error(`the amount of a posting is negative: ${amount}`)
    const debit = this.account(from)
    const credit = this.account(to)
    const { phase, pendingOf } = toPhase(hold)
    const { posted, held } = columnChanges[phase]
    debit.dPost += posted * amount
    credit.cPost += posted * amount
    debit.dPend += held * amount
    credit.cPend += held * amount
    // One version per change, not per batch: a client ignores a version that it has already seen.
    for (const account of [debit, credit]) {
      account.version += 1n
      this.touchedAccounts.add(account)
    }
    const sides = { debitId: debit.id, creditId: credit.id }
    return { journalId, line, ...sides, amount, currency: debit.currency, phase, pendingOf }
  }

  /** Only the last event of a fact is published, with the values at the end of the batch: events carry absolute values. */
  publish(fact: string, make: () => readonly BookEvent[]): void {
    this.#events.delete(fact)
    this.#events.set(fact, make)
  }

  touchInstance(instance: InstanceRow): void {
    instance.version += 1n
    this.touchedInstances.add(instance)
  }
}

/** Journals of a batch that are written before its end, with their transfers. */
export type BookSlice = Pick<Book, 'memberId' | 'now' | 'journals' | 'transfers'>

/** A journal before it is chained. */
type Entry = Omit<NewJournal, 'result' | 'prevHash' | 'hash'> & {
  readonly answer: unknown
  readonly transfers: readonly NewTransfer[]
}

const toPhase = (hold: Posting['hold']): { phase: TransferPhase; pendingOf: bigint | null } => {
  if (hold === undefined) return { phase: 0, pendingOf: null }
  if (hold === 'take') return { phase: 1, pendingOf: null }
  return 'post' in hold ? { phase: 2, pendingOf: hold.post } : { phase: 3, pendingOf: hold.release }
}

/** The factor by which the amount changes the posted and the held column of both accounts. */
const columnChanges: { readonly [P in TransferPhase]: { readonly posted: bigint; readonly held: bigint } } = {
  0: { posted: 1n, held: 0n },
  1: { posted: 0n, held: 1n },
  2: { posted: 1n, held: -1n },
  3: { posted: 0n, held: -1n },
}
