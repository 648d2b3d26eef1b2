import { hex } from '@fairground/fair/bytes'
import { playerTag, ticketLeaf } from '@fairground/fair/leaf'
import { appendMany, leafHash } from '@fairground/fair/merkle'
import { takeFrom } from '@fairground/rules/bonus/funding'
import type { JoinAccepted, ReachedLossLimit } from '@fairground/rules/play/join-decision'
import { isDeck } from '#instant/terms.ts'
import { maskOf } from '#instance/play-mask.ts'
import { decimal, termsOf } from '#instance/terms.ts'
import { type AccountKey, escrowOf, house, playerCash } from './account-key.ts'
import { countTowardsRelease, spendableGrants } from './bonus/grants.ts'
import type { Book } from './book.ts'
import type { CommandTools } from './command.ts'
import { fill } from './fill.ts'
import { makeJoinCode } from './join-code.ts'
import { countStake } from './limits/stakes.ts'
import type { PaidIn } from './pay-in.ts'
import type { ReceiptFacts, SignedReceipt } from './receipts.ts'
import { isRace, type InstanceRow } from './rows.ts'
import { cashAfter, tellBalance, tellCounts, tellOwnPart } from './tell.ts'

/** A purchase that was decided and only has to be booked. */
export interface Sale {
  readonly opKey: string
  readonly opHash: Uint8Array
  readonly playerId: number
  readonly instance: InstanceRow
  readonly accepted: JoinAccepted
  /** Emptied in this order. */
  readonly payFrom: readonly AccountKey[]
  /** The subscription that was opened with it. */
  readonly subscriptionId?: number | undefined
  readonly paidIn?: PaidIn | undefined
}

export type JoinAnswer<R = SignedReceipt> =
  | {
      readonly exitCode: 0
      readonly instanceId: number
      readonly status: string
      readonly joinCode: string
      readonly charged: string
      readonly balance: string
      readonly accountVersion: number
      readonly sold: number
      readonly players: number
      readonly playerPlays: number
      readonly receipts: readonly R[]
      readonly subscriptionId?: number
      readonly paidIn?: PaidIn
    }
  | {
      readonly exitCode: number
      readonly reason: string
      readonly instanceId: number
      readonly status: string
      readonly lossLimit?: ReachedLossLimit
    }

/** Sells what was decided: numbers and seals the plays, moves the money, tells everybody. */
export const sell = (sale: Sale, book: Book, tools: CommandTools): JoinAnswer<ReceiptFacts> => {
  const { instance, accepted, playerId, payFrom, subscriptionId, paidIn } = sale
  const { currency } = instance
  const cash = playerCash(playerId, currency)
  const count = accepted.plays.length
  const counter = book.playerGame(instance, playerId)
  const firstSeq = instance.frontier.size + 1
  const joinCode = makeJoinCode(tools.randomBytes)
  const saltOf = saltsOf(book, instance, playerId, tools)
  const plays = accepted.plays.map((text, i) => {
    const price = instance.price * BigInt(accepted.units[i] ?? 1)
    return makePlay(book.memberId, instance, { playerId, seq: firstSeq + i, text, price, salt: saltOf() })
  })
  const receipts = plays.map(({ seq, leaf }) => receiptOf(seq, leaf, book.now))
  book.unsealed.push({ instance, receipts })

  if (counter.n === 0) instance.players += 1
  counter.n += count
  book.touchedPlayerGames.add(counter)
  const fee = accepted.feePart.amount
  const charge = accepted.charge.amount
  instance.sold = accepted.soldAfter
  instance.pool += charge - fee
  instance.frontier = appendMany(
    instance.frontier,
    plays.map(play => play.leaf),
  )
  book.touchInstance(instance)
  if (accepted.full) fill(book, instance)

  const purses = payFrom.map(key => ({ key, balance: book.balance(key) }))
  const stake = takeFrom(purses, charge - fee)
  const fees = stake && takeFrom(stake.left, fee)
  if (!fees) throw new Error(`the purses of player ${playerId} do not hold what was decided`)
  const answer = (): JoinAnswer<ReceiptFacts> => ({
    exitCode: 0,
    instanceId: instance.id,
    status: instance.status,
    joinCode,
    charged: decimal(charge, currency),
    ...cashAfter(book, cash),
    sold: instance.sold,
    players: instance.players,
    playerPlays: counter.n,
    receipts,
    ...(subscriptionId !== undefined && { subscriptionId }),
    ...(paidIn && { paidIn }),
  })
  let result: JoinAnswer<ReceiptFacts> | undefined
  const journalId = book.post({
    opKey: sale.opKey,
    opHash: sale.opHash,
    kind: 'join',
    ref: instance.id,
    playerId,
    postings: [
      ...stake.parts.map(({ key, amount }) => ({ from: key, to: escrowOf(instance.id, currency), amount })),
      ...fees.parts.map(({ key, amount }) => ({ from: key, to: house('house:fee', currency), amount })),
    ],
    result: () => (result = answer()),
  })
  const bits = masksOf(instance)
  for (const { seq, text, price, salt, leaf } of plays) {
    const owner = { instanceId: instance.id, seq, playerId, journalId, joinCode }
    const bought = { plays: text, mask: bits(text), price, fee: instance.fee }
    book.tickets.push({ ...owner, ...bought, salt, leafHash: leaf })
  }
  tellCounts(book, instance)
  if (book.hasAccount(cash)) tellBalance(book, cash)
  if ('receipts' in result!) tellOwnPart(book, instance, playerId, result)
  countStake(book, { playerId, currency }, charge)
  countTowardsRelease(book, spendableGrants(book, playerId, currency), journalId, charge)
  return result!
}

/** In a race players are ranked: all plays of one carry one tag, so they have one salt. */
const saltsOf = (
  book: Book,
  instance: InstanceRow,
  playerId: number,
  tools: CommandTools,
): (() => Uint8Array) => {
  if (!isRace(instance)) return () => tools.randomBytes(32)
  const key = `${instance.id}/${playerId}`
  const salt = book.loaded.salts.get(key) ?? tools.randomBytes(32)
  book.loaded.salts.set(key, salt)
  return () => salt
}

/** A deck's tickets hold nothing to look for. */
const masksOf = (instance: InstanceRow): ((plays: string) => bigint) => {
  if (isDeck(instance)) return () => 0n
  const { rules } = termsOf(instance)
  return plays => maskOf(rules, plays)
}

interface NewPlay {
  readonly playerId: number
  readonly seq: number
  readonly text: string
  readonly price: bigint
  readonly salt: Uint8Array
}

const makePlay = (memberId: number, instance: InstanceRow, play: NewPlay) => {
  const { playerId, seq, text, price, salt } = play
  const leaf = leafHash(
    ticketLeaf({
      member: String(memberId),
      instance: String(instance.id),
      seq0: seq - 1,
      player: playerTag(salt, String(playerId)),
      plays: text,
      price,
      currency: instance.currency,
    }),
  )
  return { ...play, leaf }
}

/** Its tree is named when the batch is sealed. */
const receiptOf = (seq: number, leaf: Uint8Array, now: number): ReceiptFacts => ({
  seq0: seq - 1,
  leafHash: hex(leaf),
  treeSize: 0,
  root: '',
  unixMs: Math.floor(now),
})
