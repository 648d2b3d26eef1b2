import { minor } from '@fairground/rules/money/money'
import type { JoinFacts, JoiningPlayer } from '@fairground/rules/play/join-decision'
import { currencyOf, moneyOf } from '#instance/terms.ts'
import { playerCash } from './account-key.ts'
import type { Book } from './book.ts'
import { type Standing, standingOf } from './limits/counters.ts'
import { lossesOf } from './limits/stakes.ts'
import { maxLinesPerJoin } from './max-lines-per-join.ts'
import type { InstanceRow } from './rows.ts'

export interface AskedOfInstance {
  readonly playerId: number
  readonly instance: InstanceRow
  readonly rule: JoinFacts['game']['rule']
  readonly request: JoinFacts['request']
  /** What there is to pay with, in the game's currency. */
  readonly spendable: bigint
}

/** Who has no account in the game's currency can only play for nothing. */
export const mayPlayIn = (book: Book, playerId: number, { price, fee, currency }: InstanceRow): boolean =>
  book.loaded.players.has(playerId) && (price + fee === 0n || book.hasAccount(playerCash(playerId, currency)))

/** What a purchase is decided by, read from the books: the same for drawn games and for decks. */
export const joinFacts = (asked: AskedOfInstance, book: Book): JoinFacts => {
  const { instance, request, rule, spendable } = asked
  const player = book.loaded.players.get(asked.playerId)!
  const currency = currencyOf(instance.currency)
  const whose = { playerId: player.id, currency }
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
      cost: moneyOf(instance.price, currency),
      fee: moneyOf(instance.fee, currency),
      currency,
      rule,
    },
    playerPlays: book.playerGame(instance, player.id).n,
    weeklyWager: usedLimit(standingOf(book, { ...whose, kind: 'wagerWeek' })),
    losses: lossesOf(book, whose).map(loss => ({ kind: loss.kind, ...usedLimit(loss) })),
    balance: moneyOf(spendable, currency),
    now: book.now,
  }
}

const usedLimit = ({ used, cap }: Standing) => ({ used: minor(used), cap: cap === null ? null : minor(cap) })
