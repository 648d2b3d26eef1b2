import { hex } from '@fairground/fair/encoding/bytes'
import { playerTag, ticketLeaf } from '@fairground/fair/tickets/leaf'
import { appendMany, leafHash } from '@fairground/fair/crypto/merkle'
import { takeFrom } from '@fairground/rules/bonus/funding'
import type { JoinAccepted, ReachedLossLimit } from '@fairground/rules/play/join-decision'
import { isDeck } from '#kinds/deck-terms.ts'
import { toPlayMask } from '#kinds/play-mask.ts'
import { getTerms } from '#kinds/terms.ts'
import { decimal } from '#platform/money.ts'
import { type AccountKey, escrowAccount, operatorAccount, playerCash } from '#ledger/account-key.ts'
import { countTowardsRelease, spendableGrants } from '#ledger/bonus/grants.ts'
import type { Book } from '#ledger/book/book.ts'
import type { CommandTools } from '#ledger/command-tools.ts'
import { fill } from './fill.ts'
import { makeJoinCode } from './join-code.ts'
import { countStake } from '#ledger/limits/stakes.ts'
import type { PaidIn } from './pay-in.ts'
import type { BuyerReceipt, ReceiptFacts } from '#ledger/book/receipts.ts'
import { hasRanking } from '#kinds/terms.ts'
import type { InstanceRow } from '#ledger/book/rows.ts'
import { cashAfter, publishCounts, publishPlayerJoin } from '#ledger/book/publish.ts'

/** A decided purchase that is ready to post. */
export interface Sale {
  readonly opKey: string
  readonly opHash: Uint8Array
  readonly playerId: number
  readonly instance: InstanceRow
  readonly accepted: JoinAccepted
  /** Debited in this order. */
  readonly payFrom: readonly AccountKey[]
  /** The subscription opened with this purchase. */
  readonly subscriptionId?: number | undefined
  readonly paidIn?: PaidIn | undefined
}

export type JoinAnswer<R = BuyerReceipt> =
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

/** Posts a decided purchase: numbers the plays, appends them to the tree, moves the money and publishes the events. */
export const sell = (sale: Sale, book: Book, tools: CommandTools): JoinAnswer<ReceiptFacts> => {
  const { instance, accepted, playerId, payFrom, subscriptionId, paidIn } = sale
  const { currency } = instance
  const cash = playerCash(playerId, currency)
  const count = accepted.plays.length
  const counter = book.playerGame(instance, playerId)
  const firstSeq = instance.frontier.size + 1
  const joinCode = makeJoinCode(tools.randomBytes)
  const nextSalt = saltSource(book, instance, playerId, tools)
  const plays = accepted.plays.map((text, i) => {
    const price = instance.price * BigInt(accepted.units[i] ?? 1)
    return makePlay(book.memberId, instance, { playerId, seq: firstSeq + i, text, price, salt: nextSalt() })
  })
  const receipts = plays.map(({ seq, leaf }) => newReceipt(seq, leaf, book.now))
  book.pendingReceipts.push(...receipts)

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

  const balances = payFrom.map(key => ({ key, balance: book.balance(key) }))
  const stake = takeFrom(balances, charge - fee)
  const fees = stake && takeFrom(stake.left, fee)
  if (!fees) throw new Error(`the accounts of player ${playerId} do not cover the decided charge`)
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
      ...stake.parts.map(({ key, amount }) => ({
        from: key,
        to: escrowAccount(instance.id, currency),
        amount,
      })),
      ...fees.parts.map(({ key, amount }) => ({
        from: key,
        to: operatorAccount('house:fee', currency),
        amount,
      })),
    ],
    result: () => (result = answer()),
  })
  const computeMask = maskFunction(instance)
  for (const { seq, text, price, salt, leaf } of plays) {
    const owner = { instanceId: instance.id, seq, playerId, journalId, joinCode }
    const bought = { plays: text, mask: computeMask(text), price, fee: instance.fee }
    book.tickets.push({ ...owner, ...bought, salt, leafHash: leaf })
  }
  publishCounts(book, instance)
  if ('receipts' in result!) publishPlayerJoin(book, instance, playerId, result)
  countStake(book, { playerId, currency }, charge)
  countTowardsRelease(book, spendableGrants(book, playerId, currency), journalId, charge)
  return result!
}

/** A race ranks players, so all plays of a player carry the same tag and therefore share one salt. */
const saltSource = (
  book: Book,
  instance: InstanceRow,
  playerId: number,
  tools: CommandTools,
): (() => Uint8Array) => {
  if (!hasRanking(instance)) return () => tools.randomBytes(32)
  const key = `${instance.id}/${playerId}`
  const salt = book.loaded.salts.get(key) ?? tools.randomBytes(32)
  book.loaded.salts.set(key, salt)
  return () => salt
}

/** Tickets of a deck have no numbers, so their mask is 0. */
const maskFunction = (instance: InstanceRow): ((plays: string) => bigint) => {
  if (isDeck(instance)) return () => 0n
  const { rules } = getTerms(instance)
  return plays => toPlayMask(rules, plays)
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

/** Tree size and root are filled in when the batch is finished. */
const newReceipt = (seq: number, leaf: Uint8Array, now: number): ReceiptFacts => ({
  seq0: seq - 1,
  leafHash: hex(leaf),
  treeSize: 0,
  root: '',
  unixMs: Math.floor(now),
})
