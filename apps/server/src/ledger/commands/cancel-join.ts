import { voidLeaf } from '@fairground/fair/tickets/leaf'
import { appendMany, leafHash } from '@fairground/fair/crypto/merkle'
import { decimal } from '#platform/money.ts'
import { isDeck } from '#kinds/deck-terms.ts'
import { type AccountKey, escrowAccount, operatorAccount, playerCash } from '../account-key.ts'
import { isGrantOpen, reversePurchaseProgress } from '../bonus/grants.ts'
import type { PurchasePayments } from '../bonus/rows.ts'
import type { Book } from '#ledger/book/book.ts'
import type { CommandRule } from '#ledger/command-rule.ts'
import { countRefund } from '../limits/stakes.ts'
import { contentHash, earlierAnswer } from '#ledger/book/op-key.ts'
import type { InstanceRow, NewTicket, OwnPlayRow } from '#ledger/book/rows.ts'
import { cashAfter, publishBalance, publishCounts, publishPlayerJoin } from '#ledger/book/publish.ts'

export interface CancelJoin {
  readonly opKey: string
  readonly playerId: number
  readonly instanceId: number
  /** The purchase, which is cancelled as a whole. */
  readonly joinCode: string
  readonly currency: string
}

export type CancelJoinAnswer =
  | { readonly done: true; readonly refunded: string; readonly playerPlays: number }
  | { readonly done: false; readonly reason: 'noSuchTicket' | 'notCancellable' }

/** Cancels a purchase while its instance sells: each account gets back what it paid, and the tree records the voided plays. */
export const cancelJoin: CommandRule<CancelJoin, CancelJoinAnswer> = {
  needs: ({ opKey, playerId, instanceId, joinCode, currency }) => ({
    opKeys: [opKey],
    instances: [instanceId],
    accounts: [
      playerCash(playerId, currency),
      operatorAccount('house:fee', currency),
      escrowAccount(instanceId, currency),
    ],
    playerGames: [{ instanceId, playerId }],
    cancelledJoins: [{ instanceId, playerId, joinCode }],
  }),

  decide(request, book) {
    const { opKey, playerId, instanceId, joinCode } = request
    const opHash = contentHash({ instanceId, joinCode })
    const earlier = earlierAnswer(book, opKey, opHash) as CancelJoinAnswer | undefined
    if (earlier) return earlier
    const own = book.loaded.ownPlays.filter(row => row.instanceId === instanceId && row.playerId === playerId)
    const plays = own.filter(row => row.joinCode === joinCode)
    const instance = book.loaded.instances.get(instanceId)
    const purchase = plays[0] && book.loaded.bonus.purchases.get(plays[0].journalId)
    if (!instance || !purchase) return { done: false, reason: 'noSuchTicket' }
    const isWhole = plays.every(play => !play.isEnded && !book.isVoided(play))
    if (!isWhole || !isOnSale(instance, book) || !isReversible(purchase, book))
      return { done: false, reason: 'notCancellable' }
    const remaining = own.findLast(play => !plays.includes(play) && !play.isEnded && !book.isVoided(play))
    return cancelPurchase(
      { opKey, opHash, instance, plays, purchase, remainingJoinCode: remaining?.joinCode ?? '' },
      book,
    )
  },
}

const isOnSale = (instance: InstanceRow, { now }: Book): boolean =>
  instance.status === 'OPEN' && now < instance.regEnd && !isDeck(instance)

/** Not reversible: plays paid by a subscription or a gift, and purchases that have released a grant by their wagering. */
const isReversible = ({ stake, fee, progress }: PurchasePayments, book: Book): boolean =>
  [...stake, ...fee].every(
    ({ key }) => key.kind === 'player:cash' || (key.kind === 'player:bonus' && isGrantOpen(book, key.ref)),
  ) && progress.every(({ grantId }) => book.loaded.bonus.grants.get(grantId)?.status !== 'RELEASED')

interface Cancellation {
  readonly opKey: string
  readonly opHash: Uint8Array
  readonly instance: InstanceRow
  readonly plays: readonly OwnPlayRow[]
  readonly purchase: PurchasePayments
  /** The join code of the player's newest remaining purchase. */
  readonly remainingJoinCode: string
}

const cancelPurchase = (cancellation: Cancellation, book: Book): CancelJoinAnswer => {
  const { opKey, opHash, instance, plays, purchase } = cancellation
  const { id: instanceId, currency } = instance
  const { playerId, createdAt } = plays[0]!
  const counter = book.playerGame(instance, playerId)
  const price = sumBy(plays, 'price')
  const charge = price + sumBy(plays, 'fee')
  const firstVoid = instance.frontier.size + 1

  counter.n -= plays.length
  book.touchedPlayerGames.add(counter)
  if (counter.n === 0) instance.players -= 1
  instance.sold -= plays.length
  instance.pool -= price
  instance.frontier = appendMany(
    instance.frontier,
    plays.map(({ seq }, i) => voidLeafHash(book.memberId, instanceId, firstVoid + i, seq)),
  )
  book.touchInstance(instance)

  const answer = { done: true, refunded: decimal(charge, currency), playerPlays: counter.n } as const
  const refunds = (from: AccountKey, paid: PurchasePayments['stake']) =>
    paid.map(({ key, amount }) => ({ from, to: key, amount }))
  const journalId = book.post({
    opKey,
    opHash,
    kind: 'join-cancel',
    ref: instanceId,
    playerId,
    postings: [
      ...refunds(escrowAccount(instanceId, currency), purchase.stake),
      ...refunds(operatorAccount('house:fee', currency), purchase.fee),
    ],
    result: () => answer,
  })
  for (const [i, { seq }] of plays.entries())
    book.outcomes.push({ instanceId, seq, kind: 'VOID', journalId, voidSeq: firstVoid + i })
  reversePurchaseProgress(book, purchase, journalId)
  countRefund(book, { playerId, currency }, charge, createdAt)
  const cash = playerCash(playerId, currency)
  if (book.hasAccount(cash)) publishBalance(book, cash)
  publishCounts(book, instance)
  const joinCode =
    book.tickets.findLast(belongsTo(instance, playerId))?.joinCode ?? cancellation.remainingJoinCode
  const { sold, players } = instance
  const part = { joinCode, charged: decimal(0n, currency), sold, players, playerPlays: counter.n }
  publishPlayerJoin(book, instance, playerId, { ...part, ...cashAfter(book, cash) })
  return answer
}

const voidLeafHash = (memberId: number, instanceId: number, seq: number, voided: number): Uint8Array =>
  leafHash(
    voidLeaf({
      member: String(memberId),
      instance: String(instanceId),
      seq0: seq - 1,
      voided: voided - 1,
    }),
  )

const belongsTo =
  ({ id }: InstanceRow, playerId: number) =>
  (ticket: NewTicket): boolean =>
    ticket.instanceId === id && ticket.playerId === playerId

const sumBy = (plays: readonly OwnPlayRow[], part: 'price' | 'fee'): bigint =>
  plays.reduce((sum, play) => sum + play[part], 0n)
