import { minor } from '@fairground/rules/money/money'
import type { JoinFacts, JoiningPlayer } from '@fairground/rules/play/join-decision'
import { parseCurrency, toMoney } from '#platform/money.ts'
import { playerCash } from '#ledger/account-key.ts'
import type { Book } from '#ledger/book/book.ts'
import { type LimitState, getLimitState } from '#ledger/limits/counters.ts'
import { getLossStates } from '#ledger/limits/stakes.ts'
import { maxLinesPerJoin } from './max-lines-per-join.ts'
import type { InstanceRow } from '#ledger/book/rows.ts'

export interface Purchase {
  readonly playerId: number
  readonly instance: InstanceRow
  readonly rule: JoinFacts['game']['rule']
  readonly request: JoinFacts['request']
  /** The money available for the purchase, in the game's currency. */
  readonly spendable: bigint
}

/** A player without an account in the game's currency can only play free games. */
export const canPlayIn = (book: Book, playerId: number, { price, fee, currency }: InstanceRow): boolean =>
  book.loaded.players.has(playerId) && (price + fee === 0n || book.hasAccount(playerCash(playerId, currency)))

/** Collects from the books the facts that decide a purchase, for drawn games and decks alike. */
export const joinFacts = (purchase: Purchase, book: Book): JoinFacts => {
  const { instance, request, rule, spendable } = purchase
  const player = book.loaded.players.get(purchase.playerId)!
  const currency = parseCurrency(instance.currency)
  const limit = { playerId: player.id, currency }
  return {
    request,
    player: {
      status: player.status as JoiningPlayer['status'],
      segment: player.segment,
      hasDeposited: player.hasDeposited,
      emailVerified: player.emailVerified,
      identityVerified: player.identityVerified,
      countryKnown: player.countryKnown,
    },
    rules: { ...book.loaded.member, maxLinesPerJoin },
    game: {
      status: instance.status as JoinFacts['game']['status'],
      regEnd: instance.regEnd,
      cap: instance.cap,
      sold: instance.sold,
      playerMax: instance.playerMax,
      cost: toMoney(instance.price, currency),
      fee: toMoney(instance.fee, currency),
      currency,
      rule,
    },
    playerPlays: book.playerGame(instance, player.id).n,
    weeklyWager: usedLimit(getLimitState(book, { ...limit, kind: 'wagerWeek' })),
    losses: getLossStates(book, limit).map(loss => ({ kind: loss.kind, ...usedLimit(loss) })),
    balance: toMoney(spendable, currency),
    now: book.now,
  }
}

const usedLimit = ({ used, cap }: LimitState) => ({
  used: minor(used),
  cap: cap === null ? null : minor(cap),
})
