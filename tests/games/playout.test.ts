import { toDrawField } from '@fairground/fair/tickets/draw-field'
import { openDraws } from '@fairground/fair/crypto/draw-stream'
import { drawGame, settleGame } from '@fairground/fair/games/games'
import { numberGames } from '@fairground/fair/games/shared/number-games.test-support'
import { payoutAmount } from '@fairground/fair/settlement/settlement'
import { toShownDraws } from '@fairground/rules/playout/shown-draws'
import { timeline } from '@fairground/rules/playout/timeline'
import { viewerAt } from '@fairground/rules/playout/viewer'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asNumbers, toLine } from './shown-winnings.ts'

const numRuns = Number(process.env['PROPERTY_RUNS'] ?? 60)
const bytes = fc.uint8Array({ minLength: 32, maxLength: 32 })
const amount = fc.oneof(fc.bigInt({ min: 0n, max: 3000n }), fc.bigInt({ min: 0n, max: 10n ** 12n }))
const players = ['a', 'b', 'c']

describe.each(numberGames)('the play-out of a %s', (kind, { terms, plays }) => {
  const tickets = fc
    .array(fc.record({ plays, player: fc.constantFrom(...players) }), { maxLength: 25 })
    .map(list => list.map((ticket, seq0) => ({ ...ticket, seq0 })))

  it('shows the payouts of the settlement to all viewers and to each winner', () => {
    fc.assert(
      fc.property(bytes, bytes, tickets, amount, amount, (seed, closeHash, sold, pool, jackpot) => {
        const drawn = drawGame(openDraws('FD1', seed, closeHash), terms.rules, toDrawField(sold.length, []))
        const { payouts, tiers } = settleGame({ ...terms, outcome: drawn, tickets: sold, pool, jackpot })
        const outcome = asNumbers(drawn)
        const frames = timeline(toShownDraws(outcome), 0)
        const end = frames.at(-1)?.at ?? 0
        const viewFor = (player: string | undefined) => ({
          outcome,
          frames,
          prizes: payouts,
          mine: sold
            .filter(ticket => player === undefined || ticket.player === player)
            .map(ticket => ({ seq0: ticket.seq0, line: toLine(ticket.plays, 'digits' in outcome) })),
        })

        expect(viewerAt(viewFor(undefined), end).winnersList).toEqual(payouts)
        for (const player of players) {
          const due = payouts.filter(payout => sold[payout.seq0]?.player === player)
          const paid = due.reduce((sum, payout) => sum + payoutAmount(payout), 0n)
          expect(viewerAt(viewFor(player), end).totalWinnings).toBe(paid)
        }

        let before = 0
        for (const { at } of frames) {
          const { winnersList, totalWinnings, myPlays } = viewerAt(viewFor(undefined), at)
          expect(winnersList.length).toBeGreaterThanOrEqual(before)
          before = winnersList.length
          expect(myPlays.reduce((sum, play) => sum + play.won, 0n)).toBe(totalWinnings)
        }

        if (kind === 'oneDrawGameExtMulti') return
        // The highlighted balls of a play determine its prize tier.
        for (const frame of frames) {
          if (frame.step !== 'POST_DRAW') continue
          const lit = viewerAt(viewFor(undefined), frame.at).myPlays.map(({ seq0, matches, isDoubled }) => ({
            seq0,
            isDoubled,
            matchCounts: [matches.matched.length, matches.matchedSecond.length],
          }))
          for (const tier of terms.prizeTable.tiers) {
            if (!('matches' in tier) || tier.prize.kind === 'jackpot') continue
            const matchCounts = [tier.matches, 'matches2nd' in tier ? tier.matches2nd : 0]
            const winning = lit.filter(play => play.matchCounts.join() === matchCounts.join())
            const name = kind === 'regularGame' ? `${frame.drawNum}/${tier.name}` : tier.name
            const paid = payouts.filter(payout => payout.tier === name)
            expect(tiers.find(each => each.name === name)?.winners).toBe(winning.length)
            const winners = winning.map(play => play.seq0)
            expect(paid.every(payout => winners.includes(payout.seq0))).toBe(true)
            checkDoubled(paid, winning)
          }
        }
      }),
      { numRuns },
    )
  })
})

/** A doubled prize is twice the single prize. */
const checkDoubled = (
  paid: readonly { seq0: number; fromPool: bigint }[],
  winning: readonly { seq0: number; isDoubled: boolean }[],
): void => {
  const amountFor = (isDoubled: boolean) =>
    paid.find(payout => winning.some(play => play.seq0 === payout.seq0 && play.isDoubled === isDoubled))
      ?.fromPool
  const [single, double] = [amountFor(false), amountFor(true)]
  if (single === undefined || double === undefined) return
  expect(double).toBe(2n * single)
}
