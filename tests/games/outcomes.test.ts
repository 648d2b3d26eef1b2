import { hex } from '@fairground/fair/encoding/bytes'
import { openDraws } from '@fairground/fair/crypto/draw-stream'
import { drawGame, type GameKind, resultText, settleGame, validPlays } from '@fairground/fair/games/games'
import { recordSettlement } from '@fairground/fair/record/record-settlement'
import { payoutAmount } from '@fairground/fair/settlement/settlement'
import { expect, it } from 'vitest'
import { Choices } from '../verifier/choices.ts'
import { gameKinds, randomTerms } from '../verifier/random-terms.ts'
import { runPython } from '../verifier/second-verifier.ts'
import { type SoldTicket, shownWinnings } from './shown-winnings.ts'

/** The full run uses 100,000 outcomes of every kind. */
const runs = Number(process.env['PROPERTY_RUNS'] ?? 150)
const players = ['a', 'b', 'c']
const chunk = 10_000
const longest = 7_200_000

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((all, each) => all + each, 0n)

/** Draws and settles random terms, checks the sums, and returns the input and expected output of the second implementation. */
function settledOutcome(kind: GameKind, number: number) {
  const choices = new Choices(number * gameKinds.length + gameKinds.indexOf(kind))
  const { terms, plays } = randomTerms(kind, choices)
  const gap = choices.between(1, 3)
  const sold = Array.from({ length: choices.between(0, 25) }, (_, i): SoldTicket => {
    const ticket = { seq0: i * gap, plays: plays(), player: choices.one(players) }
    if (!validPlays(terms.rules, ticket.plays)) throw new Error(`${ticket.plays} is not a valid play`)
    return ticket
  })
  const [seed, close] = [choices.bytes(32), choices.bytes(32)]
  const [pool, jackpot] = [BigInt(choices.amount()), BigInt(choices.amount())]
  const field = { tickets: sold.length, seq0At: (index: number) => sold[index]!.seq0 }
  const outcome = drawGame(openDraws('FD1', seed, close), terms.rules, field)
  const settled = settleGame({ ...terms, outcome, tickets: sold, pool, jackpot })
  const { payouts, revenue, contribution, fromReserve, rollover, jackpotAfter } = settled

  const fromPool = sum(payouts.map(each => each.fromPool))
  const fromJackpot = sum(payouts.map(each => each.fromJackpot))
  expect(fromPool + revenue + contribution + rollover).toBe(pool + fromReserve)
  expect(jackpot + contribution + rollover - fromJackpot).toBe(jackpotAfter)
  const sums = [revenue, contribution, fromReserve, rollover, jackpotAfter]
  expect(sums.every(each => each >= 0n)).toBe(true)
  if (kind === 'oneDrawGame' || kind === 'oneDrawGameExt') {
    const perUnit = settled.tiers.flatMap(({ paid, units }) => (units > 0 ? [paid / BigInt(units)] : []))
    expect(perUnit.every((each, i) => each <= (perUnit[i - 1] ?? each))).toBe(true)
  }

  for (const player of players) {
    const mine = sold.filter(ticket => ticket.player === player)
    const own = new Set(mine.map(({ seq0 }) => seq0))
    const due = payouts.filter(({ seq0 }) => own.has(seq0)).map(payoutAmount)
    expect(shownWinnings(terms, outcome, sold, payouts, mine)).toBe(sum(due))
  }

  const { root: _, ...written } = recordSettlement('any', settled)
  const tickets = sold.map(({ seq0, player, plays: text }) => [seq0, player, text])
  const input = {
    ...terms,
    seed: hex(seed),
    close: hex(close),
    tickets,
    pool: `${pool}`,
    jackpot: `${jackpot}`,
  }
  return { input, answer: { result: resultText(terms.rules, outcome), ...written }, winners: payouts.length }
}

it.each(gameKinds)(
  'the play-out of a %s shows the paid prizes, and a second implementation computes the same',
  { timeout: longest },
  kind => {
    let winners = 0
    for (let from = 0; from < runs; from += chunk) {
      const count = Math.min(chunk, runs - from)
      const made = Array.from({ length: count }, (_, i) => settledOutcome(kind, from + i))
      const answers = runPython(
        'settle.py',
        made.map(({ input }) => input),
      )
      const wrong = made.filter(({ answer }, i) => JSON.stringify(answer) !== reordered(answers[i], answer))
      expect([wrong.slice(0, 3), answers.length]).toEqual([[], count])
      winners += made.reduce((all, each) => all + each.winners, 0)
    }
    expect(winners).toBeGreaterThan(runs / 10)
  },
)

/** Reorders the fields of an answer like another object, so that both compare as texts. */
const reordered = (answer: string | undefined, like: object): string => {
  const fields = JSON.parse(answer ?? '{}') as { [name: string]: unknown }
  return JSON.stringify(Object.fromEntries(Object.keys(like).map(name => [name, fields[name]])))
}
