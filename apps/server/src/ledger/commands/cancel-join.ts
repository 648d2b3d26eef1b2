import { voidLeaf } from '@fairground/fair/leaf'
import { appendMany, leafHash } from '@fairground/fair/merkle'
import { decimal } from '#instance/terms.ts'
import { isDeck } from '#instant/terms.ts'
import { type AccountKey, escrowOf, house, playerCash } from '../account-key.ts'
import { isStillOpen, takeBackPurchase } from '../bonus/grants.ts'
import type { PurchaseRow } from '../bonus/rows.ts'
import type { Book } from '../book.ts'
import type { CommandRule } from '../command.ts'
import { countRefund } from '../limits/stakes.ts'
import { contentHash, earlierAnswer } from '../op-key.ts'
import type { InstanceRow, NewTicket, OwnPlayRow } from '../rows.ts'
import { cashAfter, tellBalance, tellCounts, tellOwnPart } from '../tell.ts'

export interface CancelJoin {
  readonly opKey: string
  readonly playerId: number
  readonly instanceId: number
  /** Of the purchase, which is given back as a whole. */
  readonly joinCode: string
  readonly currency: string
}

export type CancelJoinAnswer =
  | { readonly done: true; readonly refunded: string; readonly playerPlays: number }
  | { readonly done: false; readonly reason: 'noSuchTicket' | 'notCancellable' }

/** Gives a purchase back while its instance sells: every purse gets what it paid, and the tree says what was voided. */
export const cancelJoin: CommandRule<'cancelJoin'> = {
  needs: ({ opKey, playerId, instanceId, joinCode, currency }) => ({
    opKeys: [opKey],
    instances: [instanceId],
    accounts: [playerCash(playerId, currency), house('house:fee', currency), escrowOf(instanceId, currency)],
    playerGames: [{ instanceId, playerId }],
    returns: [{ instanceId, playerId, joinCode }],
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
    if (!isWhole || !isOnSale(instance, book) || !canBeUndone(purchase, book))
      return { done: false, reason: 'notCancellable' }
    const left = own.findLast(play => !plays.includes(play) && !play.isEnded && !book.isVoided(play))
    return giveBack({ opKey, opHash, instance, plays, purchase, codeLeft: left?.joinCode ?? '' }, book)
  },
}

const isOnSale = (instance: InstanceRow, { now }: Book): boolean =>
  instance.status === 'OPEN' && now < instance.regEnd && !isDeck(instance)

/** What a subscription paid is spent, and what was released by the wager would stay released without it. */
const canBeUndone = ({ stake, fee, progress }: PurchaseRow, book: Book): boolean =>
  [...stake, ...fee].every(
    ({ key }) => key.kind === 'player:cash' || (key.kind === 'player:bonus' && isStillOpen(book, key.ref)),
  ) && progress.every(({ grantId }) => book.loaded.bonus.grants.get(grantId)?.status !== 'RELEASED')

interface Return {
  readonly opKey: string
  readonly opHash: Uint8Array
  readonly instance: InstanceRow
  readonly plays: readonly OwnPlayRow[]
  readonly purchase: PurchaseRow
  /** Of the player's newest purchase that is left. */
  readonly codeLeft: string
}

const giveBack = (given: Return, book: Book): CancelJoinAnswer => {
  const { opKey, opHash, instance, plays, purchase } = given
  const { id: instanceId, currency } = instance
  const { playerId, createdAt } = plays[0]!
  const counter = book.playerGame(instance, playerId)
  const price = sumOf(plays, 'price')
  const charge = price + sumOf(plays, 'fee')
  const firstVoid = instance.frontier.size + 1

  counter.n -= plays.length
  book.touchedPlayerGames.add(counter)
  if (counter.n === 0) instance.players -= 1
  instance.sold -= plays.length
  instance.pool -= price
  instance.frontier = appendMany(
    instance.frontier,
    plays.map(({ seq }, i) => voidOf(book.memberId, instanceId, firstVoid + i, seq)),
  )
  book.touchInstance(instance)

  const answer = { done: true, refunded: decimal(charge, currency), playerPlays: counter.n } as const
  const back = (from: AccountKey, paid: PurchaseRow['stake']) =>
    paid.map(({ key, amount }) => ({ from, to: key, amount }))
  const journalId = book.post({
    opKey,
    opHash,
    kind: 'join-cancel',
    ref: instanceId,
    playerId,
    postings: [
      ...back(escrowOf(instanceId, currency), purchase.stake),
      ...back(house('house:fee', currency), purchase.fee),
    ],
    result: () => answer,
  })
  for (const [i, { seq }] of plays.entries())
    book.outcomes.push({ instanceId, seq, kind: 'VOID', journalId, voidSeq: firstVoid + i })
  takeBackPurchase(book, purchase, journalId)
  countRefund(book, { playerId, currency }, charge, createdAt)
  const cash = playerCash(playerId, currency)
  if (book.hasAccount(cash)) tellBalance(book, cash)
  tellCounts(book, instance)
  const joinCode = book.tickets.findLast(isOf(instance, playerId))?.joinCode ?? given.codeLeft
  const { sold, players } = instance
  const part = { joinCode, charged: decimal(0n, currency), sold, players, playerPlays: counter.n }
  tellOwnPart(book, instance, playerId, { ...part, ...cashAfter(book, cash) })
  return answer
}

const voidOf = (memberId: number, instanceId: number, seq: number, voided: number): Uint8Array =>
  leafHash(
    voidLeaf({
      member: String(memberId),
      instance: String(instanceId),
      seq0: seq - 1,
      voided: voided - 1,
    }),
  )

const isOf =
  ({ id }: InstanceRow, playerId: number) =>
  (ticket: NewTicket): boolean =>
    ticket.instanceId === id && ticket.playerId === playerId

const sumOf = (plays: readonly OwnPlayRow[], part: 'price' | 'fee'): bigint =>
  plays.reduce((sum, play) => sum + play[part], 0n)
