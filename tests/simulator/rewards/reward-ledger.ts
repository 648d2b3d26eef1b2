import {
  type AccountKey,
  floorRule,
  keyText,
  playerBonus,
  playerCash,
} from '@fairground/server/ledger/account-key'
import { Book } from '@fairground/server/ledger/book/book'
import type { EarlierDecision, Loaded } from '@fairground/server/ledger/book/loaded'
import type { AccountRow, NewJournal, PlayerRow } from '@fairground/server/ledger/book/rows'
import type { GrantRow } from '@fairground/server/ledger/bonus/rows'
import { rules } from '@fairground/server/ledger/command-rules'
import type { Answer, Request } from '@fairground/server/ledger/commands'
import { noExchange } from '@fairground/server/ledger/exchange/rows'
import { mergeNeeds, type Needs } from '@fairground/server/ledger/load/needs'
import type { OfferRow, ReferralRow } from '@fairground/server/ledger/rewards/rows'
import { emptyAccount } from '../engine/tables.ts'

type RewardCommand = 'claimOffer' | 'forfeitBonus' | 'rewardReferral' | 'expireBonus'

const member: Loaded['member'] = {
  acceptingPlays: true,
  emailVerifiedEnabled: false,
  freerollNoDeposits: false,
  identityBeforeMoneyPlay: false,
  moneyPlayFromUnknownCountry: true,
  withdrawalFourEyesFrom: 1000n,
  withdrawalAutomaticTo: 0n,
  pendingWithdrawalCancellable: true,
  profile: 'strict',
  spendBonusFirst: false,
}

const tools = {
  randomBytes: (length: number) => new Uint8Array(length),
  signReceipt: () => new Uint8Array(64),
}

/** The rows of one operator in memory. Every command is a batch of its own, decided by the shipped rules. */
export class RewardLedger {
  readonly players = new Map<number, PlayerRow>()
  readonly offers = new Map<number, OfferRow>()
  readonly referrals = new Map<number, ReferralRow>()
  readonly grants = new Map<number, GrantRow>()
  readonly accounts = new Map<string, AccountRow>()
  readonly #decisions = new Map<string, EarlierDecision>()
  readonly #rewards = new Map<number, number>()
  #head: Book['head'] = {
    journalId: 0n,
    journalHash: new Uint8Array(32),
    batchN: 0n,
    batchHash: new Uint8Array(32),
  }
  readonly #onJournal: (journal: NewJournal) => void

  constructor(onJournal: (journal: NewJournal) => void) {
    this.#onJournal = onJournal
  }

  run<N extends RewardCommand>(name: N, request: Request<N>, now: number): Answer<N> {
    const rule = rules[name] as {
      needs(request: Request<N>): Needs
      decide(request: Request<N>, book: Book, commandTools: typeof tools): Answer<N>
    }
    const needs = mergeNeeds([rule.needs(request)])
    const grants = pick(this.grants, needs.grants)
    const keys = [...grants.values()].flatMap(row => [
      playerBonus(row.id, row.currency),
      playerCash(row.playerId, row.currency),
    ])
    for (const key of [...needs.accounts, ...keys]) this.#open(key)
    const referrals = pick(this.referrals, needs.referrals)
    for (const row of referrals.values())
      Object.assign(row, { rewardsBefore: this.#rewards.get(row.referrerId) ?? 0 })
    const book = new Book({
      memberId: 1,
      member,
      now,
      ...this.#head,
      decisions: pick(this.#decisions, needs.opKeys),
      accounts: pick(this.accounts, [...needs.accounts, ...keys].map(keyText)),
      players: pick(this.players, needs.players),
      instances: new Map(),
      playerGames: new Map(),
      salts: new Map(),
      payouts: [],
      openTickets: [],
      ownPlays: [],
      cashier: {
        withdrawals: new Map(),
        adjustments: new Map(),
        moneyProposals: new Map(),
        suspended: new Map(),
        payments: new Map(),
        subscriptions: new Map(),
        games: new Map(),
        items: [],
      },
      bonus: { grants, purchases: new Map() },
      limits: { changes: [], counters: new Map() },
      deck: { decks: new Map(), undealt: new Map() },
      gifts: { gifts: new Map(), given: new Map() },
      exchange: noExchange,
      rewards: { offers: pick(this.offers, needs.offers), referrals },
    })
    const answer = rule.decide(request, book, tools)
    book.finish(tools.signReceipt)
    this.#head = book.head
    for (const grant of book.bonusChanges.newGrants) this.grants.set(grant.id, grant)
    for (const { row } of book.rewardChanges.rewarded)
      this.#rewards.set(row.referrerId, (this.#rewards.get(row.referrerId) ?? 0) + 1)
    for (const journal of book.journals) {
      const { opKey, opHash, result } = journal
      this.#decisions.set(opKey, { opHash, answer: JSON.parse(result) as unknown })
      this.#onJournal(journal)
    }
    return answer
  }

  #open(key: AccountKey): void {
    if (this.accounts.has(keyText(key))) return
    this.accounts.set(keyText(key), emptyAccount(BigInt(this.accounts.size + 1), key, floorRule(key.kind)))
  }
}

const pick = <K, V>(from: ReadonlyMap<K, V>, keys: readonly K[]): Map<K, V> => {
  const found = new Map<K, V>()
  for (const key of keys) {
    const row = from.get(key)
    if (row !== undefined) found.set(key, row)
  }
  return found
}
