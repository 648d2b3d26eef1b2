import { createHash } from 'node:crypto'
import { openDraws } from '@fairground/fair/crypto/draw-stream'
import {
  drawGame,
  type GameTerms as DrawnTerms,
  parseResult,
  resultText,
  settleGame,
  validPlays,
} from '@fairground/fair/games/games'
import { deckCards } from '@fairground/fair/instant/deck'
import { deckFund, deckSize } from '@fairground/fair/instant/deck-table'
import { dealCard, readCardOutcome } from '@fairground/fair/instant/instant-games'
import { decideJoin, type JoinAccepted } from '@fairground/rules/play/join-decision'
import { minor, money } from '@fairground/rules/money/money'
import type { PlayRule, RequestedPlay } from '@fairground/rules/picking/play-rule'
import { getDeckTerms } from '@fairground/server/kinds/deck-terms'
import { getTerms, toPlayRule } from '@fairground/server/kinds/terms'
import { type RandomGame, toChecked } from './random-games.ts'

const toNumbers = (text: string): number[] => text.split(',').map(Number)

/** A play as a player requests it. */
const toRequested = (rule: PlayRule, text: string): RequestedPlay[] => {
  if (rule.kind === 'dealt') return []
  const [first = '', second] = text.split('|')
  const numbers = toNumbers(first)
  if (second === undefined) return [{ numbers }]
  const [a = 0, b = 0, c = 0] = toNumbers(second)
  return [rule.kind === 'digits' ? { numbers, units: [a, b, c] } : { numbers, second: toNumbers(second) }]
}

const bytes = (label: string): Uint8Array => new Uint8Array(createHash('sha256').update(label).digest())
const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, each) => total + each, 0n)

interface Sale {
  readonly rule: PlayRule
  readonly text: string
  readonly sold: number
  readonly cap: number
}

/** Buys one play with the rule of the lane. */
const buyPlay = ({ terms }: RandomGame, { rule, text, sold, cap }: Sale): JoinAccepted => {
  const { cost, fee } = toChecked(terms)
  const decided = decideJoin({
    request: { plays: toRequested(rule, text), count: 1, currency: 'EUR' },
    player: {
      status: 'active',
      segment: 'C',
      hasDeposited: true,
      emailVerified: true,
      identityVerified: true,
      countryKnown: true,
    },
    rules: {
      acceptingPlays: true,
      freerollNoDeposits: false,
      emailVerifiedEnabled: true,
      maxLinesPerJoin: 50,
      identityBeforeMoneyPlay: false,
      moneyPlayFromUnknownCountry: true,
    },
    game: {
      status: 'OPEN',
      regEnd: 2,
      cap,
      sold,
      playerMax: cap,
      cost: money(cost, 'EUR'),
      fee: money(fee, 'EUR'),
      currency: 'EUR',
      rule,
    },
    playerPlays: sold,
    weeklyWager: { used: minor(0n), cap: null },
    losses: [],
    balance: money(10n ** 12n, 'EUR'),
    now: 1,
  })
  if (decided.exitCode !== 0) throw new Error(`not sold: ${JSON.stringify(decided)}`)
  return decided
}

/** What does not hold when some plays of a game are sold, drawn and settled by the rules. */
export const sellByRules = (game: RandomGame, number: number): string[] =>
  game.plays ? sellDraw(game, getTerms(game.terms), number) : sellDeck(game, number)

const sellDraw = (game: RandomGame, { rules, prizeTable }: DrawnTerms, number: number): string[] => {
  const problems: string[] = []
  const check = (isRight: boolean, problem: string) => !isRight && problems.push(`${rules.kind}: ${problem}`)
  const { cost, fee, cap } = toChecked(game.terms)
  const rule = toPlayRule(rules)
  const count = 1 + (number % Math.min(cap, 10))
  let pool = 0n
  const tickets = Array.from({ length: count }, (_, seq0) => {
    const text = game.plays!()
    const { charge, feePart, plays, units } = buyPlay(game, { rule, text, sold: seq0, cap })
    check(
      charge.amount === cost * BigInt(units[0]!) + fee && feePart.amount === fee,
      'the charge is not cost and fee',
    )
    check(validPlays(rules, text) && (plays[0] ?? text) === text, 'a sold play cannot be drawn')
    pool += charge.amount - feePart.amount
    return { seq0, plays: text, player: Buffer.from(bytes(`player ${seq0 % 3}`)).toString('hex') }
  })
  const draws = openDraws('FD2', bytes(`seed ${number}`), bytes('close'))
  const outcome = drawGame(draws, rules, { tickets: count, seq0At: index => index })
  check(parseResult(rules, resultText(rules, outcome)) !== undefined, 'the result cannot be read')
  const jackpot = 1000n
  const settled = settleGame({ rules, prizeTable, outcome, tickets, pool, jackpot })
  const fromPool = sum(settled.payouts.map(payout => payout.fromPool))
  const fromJackpot = sum(settled.payouts.map(payout => payout.fromJackpot))
  const kept = settled.revenue + settled.contribution + settled.rollover
  check(fromPool + kept === pool + settled.fromReserve, 'prizes and revenue are not the pool and the reserve')
  check(settled.fromReserve <= BigInt(prizeTable.reserve ?? 0), 'the prizes exceed pool and reserve')
  check(
    settled.payouts.every(each => each.fromPool >= 0n && each.fromJackpot >= 0n),
    'a prize is negative',
  )
  check(fromJackpot <= jackpot + settled.contribution + settled.rollover, 'the prizes exceed the jackpot')
  check(
    settled.jackpotAfter === jackpot + settled.contribution + settled.rollover - fromJackpot,
    'the jackpot does not add up',
  )
  return problems
}

const sellDeck = (game: RandomGame, number: number): string[] => {
  const problems: string[] = []
  const terms = getDeckTerms(game.terms)
  const { cost, fee } = toChecked(game.terms)
  const cards = deckSize(terms.prizeTable)
  const check = (isRight: boolean, problem: string) =>
    !isRight && problems.push(`${terms.rules.kind}: ${problem}`)
  const draws = openDraws('FD2', bytes(`seed ${number}`), bytes('close'))
  const deck = deckCards(draws, bytes('link'), bytes('close'), terms.prizeTable)
  check(deck.length === cards, 'the deck has another number of cards')
  check(deckFund(terms.prizeTable) <= BigInt(cards) * (cost + fee), 'the prizes exceed the sales of the deck')
  for (const [seq0, { outcome }] of deck.slice(0, 4).entries()) {
    const { charge } = buyPlay(game, { rule: { kind: 'dealt' }, text: '', sold: seq0, cap: cards })
    check(charge.amount === cost + fee, 'the charge is not cost and fee')
    const card = dealCard({
      draws: openDraws('FD2', bytes(`${number}/${seq0}`), bytes('deck')),
      seq0,
      ...terms,
      outcome,
    })
    check(readCardOutcome(terms, card) === outcome, 'a card shows another outcome')
  }
  return problems
}
