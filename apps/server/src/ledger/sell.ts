import { hex } from '@fairground/fair/bytes'
import { playerTag, ticketLeaf } from '@fairground/fair/leaf'
import {
  appendMany,
  frontierFromBytes,
  frontierRoot,
  frontierToBytes,
  leafHash,
} from '@fairground/fair/merkle'
import { receiptHash } from '@fairground/fair/receipt'
import { takeFrom } from '@fairground/rules/bonus/funding'
import { lineMask } from '@fairground/rules/picking/line'
import type { JoinAccepted } from '@fairground/rules/play/join-decision'
import { announce } from '#events/announce.ts'
import { decimal } from '#instance/terms.ts'
import { type AccountKey, escrowOf, house, playerCash } from './account-key.ts'
import { countTowardsRelease, spendableGrants } from './bonus/grants.ts'
import type { Book } from './book.ts'
import type { CommandTools } from './command.ts'
import { makeJoinCode } from './join-code.ts'
import { countUse } from './limits/counters.ts'
import type { InstanceRow } from './rows.ts'
import { tellBalance, tellCounts } from './tell.ts'

/** A purchase that was decided and only has to be booked. */
export interface Sale {
  readonly opKey: string
  readonly opHash: Uint8Array
  readonly playerId: number
  readonly instance: InstanceRow
  readonly accepted: JoinAccepted
  /** Emptied in this order. */
  readonly payFrom: readonly AccountKey[]
}

export interface ReceiptFacts {
  readonly seq0: number
  readonly leafHash: string
  readonly treeSize: number
  readonly root: string
  readonly unixMs: number
  readonly signature: string
}

export type JoinAnswer =
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
      readonly receipts: readonly ReceiptFacts[]
    }
  | {
      readonly exitCode: number
      readonly reason: string
      readonly instanceId: number
      readonly status: string
    }

/** Sells what was decided: numbers and seals the plays, moves the money, tells everybody. */
export const sell = (sale: Sale, book: Book, tools: CommandTools): JoinAnswer => {
  const { instance, accepted, playerId, payFrom } = sale
  const { currency } = instance
  const cash = playerCash(playerId, currency)
  const count = accepted.plays.length
  const counter = book.playerGame(instance, playerId)
  const firstSeq = instance.sold + 1
  const joinCode = makeJoinCode(tools.randomBytes)
  const plays = accepted.plays.map((text, i) =>
    makePlay(book.memberId, instance, playerId, firstSeq + i, text, tools),
  )
  const frontier = appendMany(
    frontierFromBytes(instance.frontier),
    plays.map(play => play.leaf),
  )
  const root = frontierRoot(frontier)

  if (counter.n === 0) instance.players += 1
  counter.n += count
  book.touchedPlayerGames.add(counter)
  instance.sold = accepted.soldAfter
  instance.frontier = frontierToBytes(frontier)
  book.touchInstance(instance)

  const fee = accepted.feePart.amount
  const charge = accepted.charge.amount
  const purses = payFrom.map(key => ({ key, balance: book.balance(key) }))
  const stake = takeFrom(purses, charge - fee)
  const fees = stake && takeFrom(stake.left, fee)
  if (!fees) throw new Error(`the purses of player ${playerId} do not hold what was decided`)
  const answer = (): JoinAnswer => ({
    exitCode: 0,
    instanceId: instance.id,
    status: instance.status,
    joinCode,
    charged: decimal(charge, currency),
    ...cashAfter(book, cash),
    sold: instance.sold,
    players: instance.players,
    playerPlays: counter.n,
    receipts: plays.map(({ seq, leaf }) => {
      const facts = {
        instance: String(instance.id),
        seq0: seq - 1,
        leafHash: leaf,
        treeSize: frontier.size,
        root,
        unixMs: Math.floor(book.now),
      }
      const signature = hex(tools.signReceipt(receiptHash(facts)))
      return {
        seq0: facts.seq0,
        leafHash: hex(leaf),
        treeSize: facts.treeSize,
        root: hex(root),
        unixMs: facts.unixMs,
        signature,
      }
    }),
  })
  let result: JoinAnswer | undefined
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
  for (const { seq, text, numbers, salt, leaf } of plays) {
    const priced = { price: instance.price, fee: instance.fee }
    const owner = { instanceId: instance.id, seq, playerId, journalId, joinCode }
    book.tickets.push({ ...owner, ...priced, plays: text, mask: lineMask(numbers), salt, leafHash: leaf })
  }
  tellCounts(book, instance)
  if (book.hasAccount(cash)) tellBalance(book, cash)
  tellJoined(book, instance, playerId, result!)
  countUse(book, { playerId, kind: 'wagerWeek', currency }, charge)
  countTowardsRelease(book, spendableGrants(book, playerId, currency), journalId, charge)
  return result!
}

/** Who plays for free need not have an account. */
const cashAfter = (book: Book, cash: AccountKey): { balance: string; accountVersion: number } =>
  book.hasAccount(cash)
    ? {
        balance: decimal(book.balance(cash), cash.currency),
        accountVersion: Number(book.account(cash).version),
      }
    : { balance: decimal(0n, cash.currency), accountVersion: 0 }

const makePlay = (
  memberId: number,
  instance: InstanceRow,
  playerId: number,
  seq: number,
  text: string,
  tools: CommandTools,
) => {
  const salt = tools.randomBytes(32)
  const leaf = leafHash(
    ticketLeaf({
      member: String(memberId),
      instance: String(instance.id),
      seq0: seq - 1,
      player: playerTag(salt, String(playerId)),
      plays: text,
      price: instance.price,
      currency: instance.currency,
    }),
  )
  return { seq, text, numbers: text.split(',').map(Number), salt, leaf }
}

const tellJoined = (book: Book, instance: InstanceRow, playerId: number, answer: JoinAnswer): void => {
  if (!('receipts' in answer)) return
  const payload = {
    eventType: 1 as const,
    memberId: book.memberId,
    playerId,
    gameId: instance.gameId,
    gameInstanceId: instance.id,
    version: Number(instance.version),
    joinCode: answer.joinCode,
    joinEvent: {
      gamePlayCurrent: answer.sold,
      gamePlayerCurrent: answer.players,
      playerPlaysInGame: answer.playerPlays,
      charged: answer.charged,
      accountBalance: answer.balance,
      accountVersion: answer.accountVersion,
    },
  }
  for (const event of announce('playerJoin', payload)) book.tell(event, String(instance.id))
}
