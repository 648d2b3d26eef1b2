import { instantPlays } from '@fairground/fair/instant/deck-tickets'
import { decideJoin, type JoinDecision } from '@fairground/rules/play/join-decision'
import { escrowOf, house, playerCash } from '../account-key.ts'
import type { Book } from '../book.ts'
import type { CommandRule, Decision } from '../command.ts'
import { joinFacts, mayPlayIn } from '../join-facts.ts'
import { refusalOf } from '../join-refusal.ts'
import { contentHash, earlierAnswer } from '../op-key.ts'
import { pursesOf, spendableOf } from '../purses.ts'
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
    if (!instance) return { ...notOpen, instanceId, status: 'ENDED' }
    const decision = decide(request, instance, book)
    if (decision.exitCode !== 0) return { ...refusalOf(decision), instanceId, status: instance.status }
    const accepted = { ...decision, plays: Array.from({ length: count }, () => instantPlays) }
    const payFrom = pursesOf(book, playerId, currency)
    return sell({ instance, accepted, opKey, opHash, playerId, payFrom }, book, tools)
  },
}

const notOpen = { exitCode: 3, reason: 'notOpen' } as const

const decide = (request: BuyCards, instance: InstanceRow, book: Book): JoinDecision => {
  const deck = book.loaded.deck.decks.get(instance.id)
  // Receipts must follow the deck's publication and each other in time: a clock that was set back sells nothing.
  if (!deck || book.now < deck.publishedAt || book.now < deck.lastSoldAt) return notOpen
  const { playerId, count, currency } = request
  if (!mayPlayIn(book, playerId, instance)) return { exitCode: 1, reason: 'noSuchCurrency' }
  const spendable = spendableOf(book, pursesOf(book, playerId, currency))
  const asked = { plays: [], count, currency }
  return decideJoin(
    joinFacts({ playerId, instance, rule: { kind: 'dealt' }, request: asked, spendable }, book),
  )
}
