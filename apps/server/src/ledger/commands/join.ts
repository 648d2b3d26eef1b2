import { decideJoin, type JoinAccepted } from '@fairground/rules/play/join-decision'
import { requestedPlays } from '@fairground/rules/play/requested-plays'
import { isDeck } from '#kinds/deck-terms.ts'
import { toPlayRule, getTerms } from '#kinds/terms.ts'
import { type AccountKey, escrowAccount, operatorAccount, playerCash, playerSubs } from '../account-key.ts'
import type { Book } from '#ledger/book/book.ts'
import type { ReceiptFacts } from '#ledger/book/receipts.ts'
import type { CommandRule } from '#ledger/command-rule.ts'
import { dealPlays } from '#ledger/sale/deal.ts'
import { joinFacts, canPlayIn } from '#ledger/sale/join-facts.ts'
import { type Refused, toRefusal } from '#ledger/sale/join-refusal.ts'
import { contentHash, earlierAnswer } from '#ledger/book/op-key.ts'
import { exchangeFor, type PayIn, convertBalance } from '#ledger/sale/pay-in.ts'
import { findPaymentAccounts, sumBalances } from '#ledger/sale/payment-accounts.ts'
import { decideCards } from '#ledger/sale/decide-cards.ts'
import { prepayRepeats } from '#ledger/sale/repeats.ts'
import type { InstanceRow } from '#ledger/book/rows.ts'
import { type JoinAnswer, sell } from '#ledger/sale/sell.ts'

export interface Join {
  readonly opKey: string
  /** The client's request. Its hash distinguishes a repeat from another request under the same key. */
  readonly content: unknown
  readonly playerId: number
  readonly instanceId: number
  /** The next open instance of the same game: the join goes there if the requested one has closed or is full. */
  readonly nextInstanceId: number | null
  /** The sender looks for the next instance and asks again if this one has closed or is full. */
  readonly mayMove?: boolean | undefined
  /** Empty for games that deal the plays. */
  readonly lines: readonly (readonly number[])[]
  /** Units staked on each line, in games with stake units. */
  readonly multiOptions?: readonly (readonly number[])[] | undefined
  readonly count: number
  readonly currency: string
  /** The number of following instances to play with the same lines, prepaid now. */
  readonly repeats?: number | undefined
  /** Set when the purchase is paid in another currency than the game's. */
  readonly payIn?: PayIn | undefined
}

export const join: CommandRule<Join, JoinAnswer<ReceiptFacts>> = {
  needs({ opKey, playerId, instanceId, nextInstanceId, currency, repeats, payIn }) {
    const instances = nextInstanceId === null ? [instanceId] : [instanceId, nextInstanceId]
    return {
      opKeys: [opKey],
      instances,
      players: [playerId],
      accounts: [
        playerCash(playerId, currency),
        operatorAccount('house:fee', currency),
        ...instances.map(id => escrowAccount(id, currency)),
        ...(payIn ? [playerCash(playerId, payIn.currency)] : []),
      ],
      opens: [
        ...(repeats ? [playerSubs(playerId, currency)] : []),
        ...(payIn ? [payIn.currency, currency].map(each => operatorAccount('house:exchange', each)) : []),
      ],
      playerGames: instances.map(id => ({ instanceId: id, playerId })),
      bonusPlayers: [playerId],
      limitPlayers: [playerId],
      exchange: payIn !== undefined,
    }
  },

  decide(request, book, tools) {
    const opHash = contentHash(request.content)
    const earlier = earlierAnswer(book, request.opKey, opHash) as JoinAnswer<ReceiptFacts> | undefined
    if (earlier) return earlier
    const first = decidePurchase(request, book, request.instanceId)
    const decided =
      isClosedOrFull(first) && request.nextInstanceId !== null
        ? decidePurchase(request, book, request.nextInstanceId)
        : first
    if ('refused' in decided) return answerRefused(decided)
    const { opKey, playerId, currency, payIn } = request
    const sale = { ...decided, opKey, opHash, playerId }
    if (payIn) {
      const charge = decided.accepted.charge.amount
      const exchange = { opKey: `${opKey}:exchange`, opHash, playerId, gameCurrency: currency, charge }
      const paidIn = charge === 0n ? undefined : exchangeFor(book, payIn, exchange)
      return sell({ ...sale, payFrom: [playerCash(playerId, currency)], paidIn }, book, tools)
    }
    const repeats = prepayRepeats(book, { ...request, opHash }, decided)
    if ('refused' in repeats) {
      const { id: instanceId, status } = decided.instance
      return answerRefused({ instanceId, status, refused: { exitCode: 2, reason: repeats.refused } })
    }
    const payFrom = findPaymentAccounts(book, playerId, currency)
    return sell({ ...sale, payFrom, ...repeats }, book, tools)
  },
}

type Accepted = { readonly instance: InstanceRow; readonly accepted: JoinAccepted }

type Decided =
  | Accepted
  | {
      readonly instanceId: number
      readonly status: string
      readonly refused: Refused
    }

const isClosedOrFull = (decided: Decided): boolean => 'refused' in decided && decided.refused.exitCode === 3

const answerRefused = (decided: Extract<Decided, { refused: unknown }>): JoinAnswer<ReceiptFacts> => ({
  ...toRefusal(decided.refused),
  instanceId: decided.instanceId,
  status: decided.status,
})

/** The part of a request that is decided for one instance, by a join or a subscription. */
type RequestedPlays = Pick<Join, 'playerId' | 'lines' | 'multiOptions' | 'count' | 'currency' | 'payIn'>

/** Decides whether these plays can be bought in this instance and paid from these accounts. */
export const decidePurchase = (
  request: RequestedPlays,
  book: Book,
  instanceId: number,
  payFrom: readonly AccountKey[] = findPaymentAccounts(book, request.playerId, request.currency),
  /** Money that is granted for this purchase once it is decided. */
  granted = 0n,
): Decided => {
  const instance = book.loaded.instances.get(instanceId)
  const status = instance?.status ?? 'ENDED'
  if (!instance) return { instanceId, status, refused: { exitCode: 3, reason: 'notOpen' } }
  if (isDeck(instance)) return decideDeck(request, book, instance, payFrom)
  const { playerId, count, currency, payIn } = request
  const spendable = payIn
    ? convertBalance(book, playerId, payIn, instance.currency)
    : sumBalances(book, payFrom) + granted
  if (spendable === undefined || !canPlayIn(book, playerId, instance))
    return { instanceId, status, refused: { exitCode: 1, reason: 'noSuchCurrency' } }
  const rule = toPlayRule(getTerms(instance).rules)
  const purchase = { plays: requestedPlays(rule, request), count, currency }
  const decision = decideJoin(joinFacts({ playerId, instance, rule, request: purchase, spendable }, book))
  return decision.exitCode === 0
    ? { instance, accepted: withDealt(instance, decision) }
    : { instanceId, status, refused: decision }
}

/** Only a subscription decides a deck here; a purchase is a command of its own. */
const decideDeck = (
  request: RequestedPlays,
  book: Book,
  instance: InstanceRow,
  payFrom: readonly AccountKey[],
): Decided => {
  const decision = decideCards(request, instance, book, payFrom)
  const { id: instanceId, status } = instance
  return decision.exitCode === 0
    ? { instance, accepted: decision }
    : { instanceId, status, refused: decision }
}

const withDealt = (instance: InstanceRow, accepted: JoinAccepted): JoinAccepted => {
  const { rules } = getTerms(instance)
  return toPlayRule(rules).kind === 'dealt'
    ? { ...accepted, plays: dealPlays(rules, instance, accepted.units.length) }
    : accepted
}
