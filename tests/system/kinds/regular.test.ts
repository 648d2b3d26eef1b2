import { expect, it } from 'vitest'
import { testKindLifecycle } from './kind-lifecycle.ts'
import { useKind } from './kind-stage.ts'

const kind = useKind({
  rules: { kind: 'regularGame', pick: 3, from: 12, draws: 3, ballsPerDraw: 4, luckyBall: true },
  prizeTable: {
    payoutPercentage: 50,
    progressivePercentage: 10,
    reserve: '6000000',
    tiers: [
      { name: 'Three', matches: 3, prize: { kind: 'jackpot', minimum: '20000' } },
      { name: 'Two', matches: 2, prize: { kind: 'share', percent: 20 } },
    ],
    ranked: [50, 30, 20],
  },
})

const makeLine = (i: number) => [1 + (i % 4), 5 + (i % 4), 9 + ((i >> 2) % 4)]

testKindLifecycle(kind, i => ({ lines: [makeLine(i), makeLine(i + 7)] }))

it('ranks a player once after several purchases', async () => {
  const { books, players, sell, stage, published } = kind()
  const id = await books.instance()
  const [first, second] = [players.slice(0, 1), players.slice(1, 2)]
  await sell(id, first, () => ({ lines: [makeLine(0)] }))
  await sell(id, second, () => ({ lines: [makeLine(5)] }))
  // Two purchases in one batch, and a later one.
  await sell(id, [...first, ...first], i => ({ lines: [makeLine(i + 1)] }))
  await sell(id, first, () => ({ lines: [makeLine(3), makeLine(9)] }))
  await stage.finish(id)
  const { record, tickets } = await published(id)
  expect(new Set(tickets.map(ticket => ticket.player)).size).toBe(2)
  const ranks = record.settlement.payouts.filter(payout => payout.tier.startsWith('rank/'))
  expect(ranks.map(payout => payout.seq0).toSorted((a, b) => a - b)).toEqual([0, 1])
})

it('shows the balls of every draw in the play-out', async () => {
  const { books, players, sell, stage, frames, published } = kind()
  const id = await books.instance()
  await sell(id, players.slice(0, 3), i => ({ lines: [makeLine(i)] }))
  await stage.finish(id)
  const { record } = await published(id)
  const balls = (await frames(id)).flatMap(frame => (frame.step === 'DRAW_NUM' ? [frame] : []))
  expect([1, 2, 3].map(draw => balls.filter(ball => ball.drawNum === draw).length)).toEqual([4, 4, 4])
  // The result text has the lucky ball after the balls of a draw.
  const drawn = record.result.text.split(';').map(draw => draw.split('+')[0])
  expect([1, 2, 3].map(n => balls.flatMap(ball => (ball.drawNum === n ? [ball.number] : [])).join())).toEqual(
    drawn,
  )
})
