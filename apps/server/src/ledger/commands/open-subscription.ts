import { checkPlay } from '@fairground/rules/picking/play-rule'
import { requestedPlays } from '@fairground/rules/play/requested-plays'
import { toPlayRule, getTerms } from '#kinds/terms.ts'
import { playerCash, playerSubs } from '../account-key.ts'
import type { Book } from '#ledger/book/book.ts'
import { payAhead } from '../cashier/pay-ahead.ts'
import type { GameRow } from '../cashier/rows.ts'
import type { CommandRule } from '#ledger/command-rule.ts'
import { maxLinesPerJoin } from '#ledger/sale/max-lines-per-join.ts'
import { contentHash, earlierAnswer } from '#ledger/book/op-key.ts'
import { publishBalance } from '#ledger/book/publish.ts'

export interface OpenSubscription {
  readonly opKey: string
  readonly playerId: number
  readonly gameId: number
  readonly currency: string
  /** The lines to play in every instance. */
  readonly plays: readonly (readonly number[])[]
  /** The number of prepaid instances. */
  readonly instances: number
}

export type OpenSubscriptionAnswer =
  | { readonly done: true; readonly subscriptionId: number }
  | { readonly done: false; readonly reason: OpenRefusal }

type OpenRefusal = 'playerNotActive' | 'noSuchGame' | 'badPlays' | 'badCount' | 'notEnoughFunds'

const maxInstances = 520

/** Prepays plays: moves their cost from the player's cash to the subscription escrow. */
export const openSubscription: CommandRule<OpenSubscription, OpenSubscriptionAnswer> = {
  needs: ({ opKey, playerId, gameId, currency }) => ({
    opKeys: [opKey],
    players: [playerId],
    games: [gameId],
    accounts: [],
    opens: [playerCash(playerId, currency), playerSubs(playerId, currency)],
  }),
  decide(request, book) {
    const { opKey, playerId, gameId, currency, plays, instances } = request
    const opHash = contentHash(request)
    const earlier = earlierAnswer(book, opKey, opHash) as OpenSubscriptionAnswer | undefined
    if (earlier) return earlier
    const player = book.loaded.players.get(playerId)
    if (!player) throw new Error(`unknown player ${playerId}`)
    if (player.status !== 'active') return { done: false, reason: 'playerNotActive' }
    const checked = computeCost(request, book)
    if ('reason' in checked) return { done: false, reason: checked.reason }
    const { cost } = checked
    const cash = playerCash(playerId, currency)
    const amount = cost * BigInt(instances)
    if (book.balance(cash) < amount) return { done: false, reason: 'notEnoughFunds' }
    const count = plays.length
    const lines = { plays, stakes: [], count }
    const id = payAhead(book, { opKey, opHash, playerId, gameId, currency, ...lines, cost, instances })
    publishBalance(book, cash)
    return { done: true, subscriptionId: id }
  },
}

const computeCost = (
  { gameId, currency, plays, instances }: OpenSubscription,
  book: Book,
): { readonly cost: bigint } | { readonly reason: OpenRefusal } => {
  const game = book.loaded.cashier.games.get(gameId)
  if (game?.currency !== currency) return { reason: 'noSuchGame' }
  if (!Number.isSafeInteger(instances) || instances < 1 || instances > maxInstances)
    return { reason: 'badCount' }
  if (plays.length < 1 || plays.length > maxLinesPerJoin || !plays.every(line => isPlayable(game, line)))
    return { reason: 'badPlays' }
  return { cost: (game.price + game.fee) * BigInt(plays.length) }
}

const isPlayable = (game: GameRow, numbers: readonly number[]): boolean =>
  requestedPlays(toPlayRule(getTerms(game).rules), { lines: [numbers] }).every(
    play => checkPlay(toPlayRule(getTerms(game).rules), play).ok,
  )
