import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toDrawField } from '#tickets/draw-field.ts'
import { payoutAmount } from '#settlement/settlement.ts'
import { openDraws } from '#crypto/draw-stream.ts'
import { drawGame, parseResult, resultText, settleGame, countUnits, validPlays } from '#games/games.ts'
import { numberGames } from './number-games.test-support.ts'

const numRuns = Number(process.env['PROPERTY_RUNS'] ?? 150)
const field = toDrawField(0, [])
const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length })
const seeds = fc.tuple(bytes(32), bytes(32)).map(([seed, closeHash]) => ({ seed, closeHash }))
// Small pools do not suffice for the guaranteed prizes.
const amount = fc.oneof(fc.bigInt({ min: 0n, max: 3000n }), fc.bigInt({ min: 0n, max: 10n ** 15n }))

describe.each(numberGames)('%s', (_, { terms, plays }) => {
  const { rules } = terms
  const tickets = fc
    .array(fc.record({ plays, player: fc.constantFrom('a', 'b', 'c', 'd') }), { maxLength: 40 })
    .map(list => list.map((ticket, i) => ({ ...ticket, seq0: 2 * i })))

  it('conserves money to the unit and pays in play order', () => {
    fc.assert(
      fc.property(seeds, tickets, amount, amount, ({ seed, closeHash }, sold, pool, jackpot) => {
        const outcome = drawGame(openDraws('FD1', seed, closeHash), rules, field)
        const settled = settleGame({ ...terms, outcome, tickets: sold, pool, jackpot })
        const sum = (of: 'fromPool' | 'fromJackpot') =>
          settled.payouts.reduce((all, each) => all + each[of], 0n)
        expect(sum('fromPool') + settled.revenue + settled.contribution + settled.rollover).toBe(
          pool + settled.fromReserve,
        )
        expect(settled.jackpotAfter).toBe(
          jackpot + settled.contribution + settled.rollover - sum('fromJackpot'),
        )
        const { revenue, contribution, fromReserve, rollover, jackpotAfter } = settled
        const pots = [revenue, contribution, fromReserve, rollover, jackpotAfter]
        const parts = settled.payouts.flatMap(each => [each.fromPool, each.fromJackpot])
        expect([...pots, ...parts].every(each => each >= 0n)).toBe(true)
        expect(settled.payouts.every(each => payoutAmount(each) > 0n)).toBe(true)
        const order = settled.tiers.map(tier => tier.name)
        const places = settled.payouts.map(({ seq0, tier }) => seq0 * 1000 + order.indexOf(tier))
        expect(places).toEqual(places.toSorted((a, b) => a - b))
        expect(new Set(places).size).toBe(places.length)
        for (const { name, winners, units, paid } of settled.tiers) {
          const payouts = settled.payouts.filter(each => each.tier === name)
          expect(payouts.reduce((all, each) => all + payoutAmount(each), 0n)).toBe(paid)
          expect(payouts).toHaveLength(paid === 0n ? 0 : winners)
          expect(units).toBeGreaterThanOrEqual(winners)
          expect(units === 0 ? paid : paid % BigInt(units)).toBe(0n)
        }
      }),
      { numRuns },
    )
  })

  it('parses only the canonical result text', () => {
    const noise = fc.constantFrom(',', '|', '+', ';', '0', '1', ' ', '-')
    fc.assert(
      fc.property(seeds, noise, fc.nat(), ({ seed, closeHash }, character, at) => {
        const outcome = drawGame(openDraws('FD1', seed, closeHash), rules, field)
        const text = resultText(rules, outcome)
        expect(text).toMatch(/^[0-9,|+;]+$/)
        expect(parseResult(rules, text)).toEqual(outcome)
        const [first = '', ...others] = text.split(/(?=[,|+;])/)
        expect(parseResult(rules, [first, ...others.slice(0, -1)].join(''))).toBeUndefined()
        expect(parseResult(rules, `${text},1`)).toBeUndefined()
        const place = at % (text.length + 1)
        const changed = text.slice(0, place) + character + text.slice(place)
        const read = parseResult(rules, changed)
        if (read !== undefined) expect(resultText(rules, read)).toBe(changed)
      }),
      { numRuns },
    )
  })

  it('accepts only the canonical text of every play', () => {
    fc.assert(
      fc.property(
        plays,
        fc.nat(),
        fc.constantFrom('', ',', '|', '0', '00', ' ', 'x', '-1'),
        (play, at, noise) => {
          expect(validPlays(rules, play)).toBe(true)
          expect(countUnits(rules, play)).toBeGreaterThanOrEqual(1)
          const place = at % (play.length + 1)
          const changed = play.slice(0, place) + noise + play.slice(place + (noise === '' ? 1 : 0))
          const isAnother = validPlays(rules, changed) && changed !== play
          if (isAnother) expect(changed.split(/[,|]/).map(Number)).not.toEqual(play.split(/[,|]/).map(Number))
        },
      ),
      { numRuns },
    )
  })
})
