import type { Frontier } from '@fairground/fair/crypto/merkle'
import { isLossKind } from '@fairground/rules/limits/window'
import { playerCash } from '@fairground/server/ledger/account-key'
import { Book } from '@fairground/server/ledger/book/book'
import type { AnyCommand } from '@fairground/server/ledger/commands'
import { createRefusedKeys } from '@fairground/server/ledger/lane/refused-keys'
import type { Loaded } from '@fairground/server/ledger/book/loaded'
import type { InstanceRow } from '@fairground/server/ledger/book/rows'
import { type Behaviour, sound } from './behaviour.ts'
import type { Constraint } from './engine/changes.ts'
import { readBonus } from './lane/read-money-rows.ts'
import type { Tables } from './engine/tables.ts'

/**
 * Bugs planted around the shipped rules, to prove that the simulator finds them. Constraints of the schema that would
 * stop a bug are disabled too, so that the invariants must find it.
 */
export const plants: Readonly<Record<string, Behaviour>> = {
  'no-fence-check': { ...sound, mayWrite: () => true },
  'epoch-not-raised': { ...sound, epochAfterTakeover: epoch => epoch },
  'op-key-not-looked-up': {
    ...sound,
    ...without('journal_op_key'),
    read: loaded => ({ ...loaded, decisions: new Map() }),
  },
  'op-hash-ignored': {
    ...sound,
    decide(command, book, tools) {
      const earlier = command.name === 'join' ? book.findDecision(command.request.opKey) : undefined
      return earlier ? earlier.answer : sound.decide(command, book, tools)
    },
  },
  'deadline-ignored': { ...sound, receive: withLateDeadline },
  'refusals-forgotten': { ...sound, createRefusedKeys: now => createRefusedKeys(now, 0) },
  'offer-claimed-again': {
    ...sound,
    ...without('journal_op_key'),
    read: loaded => ({
      ...loaded,
      decisions: withoutKeys(loaded, 'offer:'),
      rewards: { ...loaded.rewards, offers: reopened(loaded) },
    }),
  },
  'reward-while-off': {
    ...sound,
    read: loaded => ({
      ...loaded,
      players: new Map([...loaded.players].map(([id, row]) => [id, { ...row, rewardsOff: false }])),
    }),
  },
  'paid-again-after-crash': {
    ...sound,
    ...without('journal_op_key', 'outcome_pkey', 'account_floor'),
    read: (loaded, tables) => ({
      ...withWallets(loaded, tables),
      decisions: new Map([...loaded.decisions].filter(([key]) => !key.startsWith('pay:'))),
      payouts: [...loaded.instances.keys()].flatMap(id => tables.payouts.get(id) ?? []),
    }),
  },
  'refunded-after-paid': {
    ...sound,
    ...without('outcome_pkey', 'account_floor'),
    read(loaded, tables) {
      const openTickets = [
        ...loaded.openTickets.filter(row => !started(loaded).includes(row.instanceId)),
        ...started(loaded).flatMap(id => tables.ticketsByInstance.get(id) ?? []),
      ]
      return {
        ...withWallets(loaded, tables),
        openTickets,
        bonus: readBonus(tables, { grants: [...tables.grants.keys()], bonusPlayers: [] }, openTickets),
      }
    },
    decide(command, book, tools) {
      const instance = command.name === 'refund' && book.loaded.instances.get(command.request.instanceId)
      if (instance && instance.status === 'STARTED') instance.status = 'RETRY'
      return sound.decide(command, book, tools)
    },
  },
  'oversold-by-one': {
    ...sound,
    ...without('instance_sold'),
    read: loaded => withInstances(loaded, row => ({ ...row, cap: row.cap + 1 })),
  },
  'player-max-ignored': {
    ...sound,
    ...without('player_game_max'),
    read: loaded => withInstances(loaded, row => ({ ...row, playerMax: 1000 })),
  },
  'fee-lost': { ...sound, read: loaded => withInstances(loaded, row => ({ ...row, fee: 0n })) },
  'floor-ignored': {
    ...sound,
    ...without('account_floor'),
    openBook: loaded => new GenerousBook(loaded),
  },
  'receipt-batches-forked': {
    ...sound,
    ...without('receipt_batch_chain'),
    read: loaded => ({ ...loaded, batchN: 0n, batchHash: new Uint8Array(32) }),
  },
  'head-not-stored': { ...sound, ...without('journal_pkey', 'receipt_batch_chain'), storesHead: false },
  'retry-makes-a-new-key': {
    ...sound,
    keyForAttempt: (opKey, attempt) => (attempt === 1 ? opKey : `${opKey}:${attempt}`),
  },
  'unknown-commit-is-a-failure': { ...sound, unknownCommit: 'failed' },
  'unknown-commit-is-done': { ...sound, unknownCommit: 'done' },
  'answer-before-commit': { ...sound, answersBeforeCommit: true },
  'seq-reused': {
    ...sound,
    ...without('ticket_pkey'),
    read: loaded => withInstances(loaded, row => ({ ...row, frontier: withoutLast(row.frontier) })),
  },
  'early-not-compared': { ...sound, isAsAssumed: () => true },
  'refund-without-fee': {
    ...sound,
    read: loaded => ({ ...loaded, openTickets: loaded.openTickets.map(row => ({ ...row, fee: 0n })) }),
  },
  'cancelled-after-close': {
    ...sound,
    ...without('void_before_draw', 'outcome_pkey', 'account_floor'),
    decide(command, book, tools) {
      const instance = command.name === 'cancelJoin' && book.loaded.instances.get(command.request.instanceId)
      if (!instance) return sound.decide(command, book, tools)
      const { status } = instance
      const open = Object.assign(instance, { status: 'OPEN', regEnd: Infinity })
      const answer = sound.decide(command, book, tools)
      open.status = status
      return answer
    },
  },
  'cancelled-twice': {
    ...sound,
    ...without('outcome_pkey', 'account_floor', 'instance_sold', 'player_game_max'),
    read: loaded => ({ ...loaded, ownPlays: loaded.ownPlays.map(row => ({ ...row, isEnded: false })) }),
  },
  'cancelled-to-cash': {
    ...sound,
    decide(command, book, tools) {
      if (command.name === 'cancelJoin') forgetBuckets(book)
      return sound.decide(command, book, tools)
    },
  },
  'void-not-in-the-tree': {
    ...sound,
    decide(command, book, tools) {
      const instance = command.name === 'cancelJoin' && book.loaded.instances.get(command.request.instanceId)
      const before = instance && instance.frontier
      const answer = sound.decide(command, book, tools)
      if (instance && before) instance.frontier = before
      return answer
    },
  },
  'batch-written-in-part': { ...sound, isTorn: true },
  'losers-forgotten': {
    ...sound,
    decided(book) {
      book.drawn.length = 0
    },
  },
  'sold-after-close': {
    ...sound,
    decide(command, book, tools) {
      const instance = command.name === 'join' && book.loaded.instances.get(command.request.instanceId)
      if (instance) Object.assign(instance, { status: 'OPEN', regEnd: Infinity })
      return sound.decide(command, book, tools)
    },
  },
  'hold-ended-twice': {
    ...sound,
    ...without('hold_resolves_once', 'journal_op_key', 'account_floor'),
    decide(command, book, tools) {
      const ends = command.name === 'payWithdrawal' || command.name === 'rejectWithdrawal'
      const row = ends && book.loaded.cashier.withdrawals.get(command.request.withdrawalId)
      if (row) row.status = 'SENDING'
      return sound.decide(command, book, tools)
    },
  },
  'second-withdrawal-while-one-is-open': {
    ...sound,
    ...without('one_open_withdrawal'),
    decide(command, book, tools) {
      if (command.name === 'requestWithdrawal') book.loaded.cashier.withdrawals.clear()
      return sound.decide(command, book, tools)
    },
  },
  'limit-ignored': {
    ...sound,
    ...without('counter_cap'),
    decide(command, book, tools) {
      if (command.name === 'join') book.loaded.limits.changes.length = 0
      return sound.decide(command, book, tools)
    },
  },
  'loss-limit-ignored': {
    ...sound,
    ...without('counter_cap'),
    decide(command, book, tools) {
      if (command.name === 'join') forgetLosses(book, 'changes')
      return sound.decide(command, book, tools)
    },
  },
  'prize-not-taken-off-losses': {
    ...sound,
    decide(command, book, tools) {
      if (command.name === 'pay') forgetLosses(book, 'counters')
      return sound.decide(command, book, tools)
    },
  },
  'prize-widens-the-loss-limit': {
    ...sound,
    decide(command, book, tools) {
      const before = new Map([...book.loaded.limits.counters].map(([key, row]) => [key, row.used]))
      const answer = sound.decide(command, book, tools)
      if (command.name !== 'pay') return answer
      for (const [key, row] of book.loaded.limits.counters)
        if (row.used === 0n && before.get(key) !== 0n) row.used = -100n
      return answer
    },
  },
  'withdrawal-before-wagering-is-done': {
    ...sound,
    decide(command, book, tools) {
      if (command.name === 'requestWithdrawal') book.loaded.bonus.grants.clear()
      return sound.decide(command, book, tools)
    },
  },
  'bonus-closed-with-money-in-it': {
    ...sound,
    decided(book) {
      for (const grant of book.bonusChanges.touchedGrants) grant.status = 'RELEASED'
    },
  },
  'jackpot-not-written': {
    ...sound,
    decided(book) {
      book.touchedAccounts.forEach(row => row.kind === 'jackpot' && book.touchedAccounts.delete(row))
    },
  },
}

/** The lane then refuses no command as expired. */
function withLateDeadline(command: AnyCommand): AnyCommand {
  return command.decideBefore === undefined ? command : { ...command, decideBefore: Infinity }
}

function without(...constraints: readonly Constraint[]): Pick<Behaviour, 'without'> {
  return { without: new Set(constraints) }
}

const withInstances = (loaded: Loaded, change: (row: InstanceRow) => InstanceRow): Loaded => ({
  ...loaded,
  instances: new Map([...loaded.instances].map(([id, row]) => [id, change(row)])),
})

/** A batch that pays more plays than requested also needs the accounts and limits of their owners. */
const withWallets = (loaded: Loaded, tables: Tables): Loaded => {
  const wallets = [...tables.accounts].filter(
    ([key]) => !loaded.accounts.has(key) && key.startsWith('player:'),
  )
  return {
    ...loaded,
    accounts: new Map([...loaded.accounts, ...wallets.map(([key, row]) => [key, { ...row }] as const)]),
    limits: {
      changes: [...tables.limitChanges],
      counters: new Map([
        ...[...tables.counters].map(([key, row]) => [key, { ...row }] as const),
        ...loaded.limits.counters,
      ]),
    },
  }
}

const forgetLosses = ({ loaded: { limits } }: Book, what: 'changes' | 'counters'): void => {
  const wagers = limits.changes.filter(change => !isLossKind(change.kind))
  if (what === 'changes') limits.changes.splice(0, Infinity, ...wagers)
  else for (const [key, { kind }] of limits.counters) if (isLossKind(kind)) limits.counters.delete(key)
}

/** Treats every purchase as paid with cash. */
const forgetBuckets = ({ loaded: { bonus } }: Book): void => {
  for (const { stake, fee } of bonus.purchases.values())
    for (const part of [...stake, ...fee])
      if (part.key.kind === 'player:bonus') {
        const grant = bonus.grants.get(part.key.ref)
        if (grant) Object.assign(part, { key: playerCash(grant.playerId, grant.currency) })
      }
}

/** Shortens the tree by one entry, so that a place is assigned twice. */
const withoutLast = (frontier: Frontier): Frontier => ({ ...frontier, size: Math.max(0, frontier.size - 1) })

const started = ({ instances }: Loaded): number[] =>
  [...instances.values()].filter(row => row.status === 'STARTED').map(row => row.id)

class GenerousBook extends Book {
  override balance(key: Parameters<Book['balance']>[0]): bigint {
    return super.balance(key) + 1000n
  }
}

const withoutKeys = ({ decisions }: Loaded, prefix: string): Loaded['decisions'] =>
  new Map([...decisions].filter(([key]) => !key.startsWith(prefix)))

const reopened = ({ rewards }: Loaded): Loaded['rewards']['offers'] =>
  new Map(
    [...rewards.offers].map(([id, row]) => [id, { ...row, state: 'OFFERED' as const, claimRequest: null }]),
  )
