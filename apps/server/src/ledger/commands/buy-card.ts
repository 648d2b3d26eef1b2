import { instantPlays } from '@fairground/fair/instant/deck-tickets'
import { minor } from '@fairground/rules/money/money'
import {
  decideJoin,
  type JoinDecision,
  type JoinFacts,
  type JoiningPlayer,
} from '@fairground/rules/play/join-decision'
import { currencyOf, moneyOf } from '#instance/terms.ts'
import { escrowOf, house, playerCash } from '../account-key.ts'
import type { Book } from '../book.ts'
import type { CommandRule, Decision } from '../command.ts'
import { standingOf, type Standing } from '../limits/counters.ts'
import { lossesOf } from '../limits/stakes.ts'
import { maxLinesPerJoin } from '../max-lines-per-join.ts'
import { contentHash, earlierAnswer } from '../op-key.ts'
import { pursesOf } from '../purses.ts'
import type { InstanceRow } from '../rows.ts'
import { sell } from '../sell.ts'

export interface BuyCards {
  readonly opKey: string
  /** What the client asked, for telling a repeat from another request under the same key. */
  readonly content: unknown
  readonly playerId: number
  readonly instanceId: number
  readonly count: number
  readonly currency: string
}

/** Sells tickets of a deck. Which cards they get is decided by a round of the beacon that the receipt names by its time. */
export const buyCards: CommandRule<'buyCards'> = {
  needs: ({ opKey, playerId, instanceId, currency }) => ({
    opKeys: [opKey],
    instances: [instanceId],
    players: [playerId],
    accounts: [playerCash(playerId, currency), house('house:fee', currency), escrowOf(instanceId, currency)],
    playerGames: [{ instanceId, playerId }],
    bonusOf: [playerId],
    limitsOf: [playerId],
    decks: [instanceId],
  }),
  decide(request, book, tools) {
    const opHash = contentHash(request.content)
    const earlier = earlierAnswer(book, request.opKey, opHash) as Decision<'buyCards'> | undefined
    if (earlier) return earlier
    const { opKey, playerId, instanceId, currency, count } = request
    const instance = book.loaded.instances.get(instanceId)
    const decision = instance ? decide(request, instance, book) : notOpen
    if (!instance || decision.exitCode !== 0)
      return { ...refusalOf(decision), instanceId, status: instance?.status ?? 'ENDED' }
    const accepted = { ...decision, plays: Array.from({ length: count }, () => instantPlays) }
    const payFrom = pursesOf(book, playerId, currency)
    return sell({ instance, accepted, opKey, opHash, playerId, payFrom }, book, tools)
  },
}

const notOpen = { exitCode: 3, reason: 'notOpen' } as const

const refusalOf = (decision: JoinDecision) => ({
  exitCode: decision.exitCode,
  reason: 'reason' in decision ? decision.reason : '',
})

const decide = (request: BuyCards, instance: InstanceRow, book: Book): JoinDecision => {
  const deck = book.loaded.deck.decks.get(instance.id)
  // Receipts must follow the deck's publication and each other in time: a clock that was set back sells nothing.
  if (!deck || book.now < deck.publishedAt || book.now < deck.lastSoldAt) return notOpen
  const player = book.loaded.players.get(request.playerId)
  const free = instance.price + instance.fee === 0n
  if (!player || !(free || book.hasAccount(playerCash(request.playerId, instance.currency))))
    return { exitCode: 1, reason: 'noSuchCurrency' }
  return decideJoin(factsOf(request, instance, book))
}

const factsOf = (request: BuyCards, instance: InstanceRow, book: Book): JoinFacts => {
  const player = book.loaded.players.get(request.playerId)!
  const currency = currencyOf(instance.currency)
  const whose = { playerId: player.id, currency }
  const spendable = pursesOf(book, player.id, request.currency).reduce(
    (sum, purse) => sum + book.balance(purse),
    0n,
  )
  return {
    request: { plays: [], count: request.count, currency: request.currency },
    player: {
      status: player.status as JoiningPlayer['status'],
      segment: player.segment,
      hasDeposited: player.hasDeposited,
      emailVerified: player.emailVerified,
      identityVerified: false,
      countryKnown: true,
    },
    rules: { ...book.loaded.member, maxLinesPerJoin },
    game: {
      status: instance.status as JoinFacts['game']['status'],
      regEnd: instance.regEnd,
      cap: instance.cap,
      sold: instance.sold,
      playerMax: instance.playerMax,
      cost: moneyOf(instance.price, currency),
      fee: moneyOf(instance.fee, currency),
      currency,
      rule: { kind: 'dealt' },
    },
    playerPlays: book.playerGame(instance, request.playerId).n,
    weeklyWager: usedLimit(standingOf(book, { ...whose, kind: 'wagerWeek' })),
    losses: lossesOf(book, whose).map(usedLimit),
    balance: moneyOf(spendable, currency),
    now: book.now,
  }
}

const usedLimit = ({ used, cap }: Standing) => ({ used: minor(used), cap: cap === null ? null : minor(cap) })
