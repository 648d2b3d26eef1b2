import { dealCards } from '@fairground/fair/games/bingo/deal'
import { patternWins } from '@fairground/fair/games/bingo/settle-bingo'
import type { BingoRules } from '@fairground/fair/games/bingo/bingo'
import { describe, expect, it } from 'vitest'
import { testKindLifecycle } from './kind-lifecycle.ts'
import { useKind } from './kind-stage.ts'

const games: { rules: BingoRules; jackpotWithin: number }[] = [
  {
    rules: {
      kind: 'bingoGame',
      balls: 75,
      patterns: ['fullHouse', 'fourCorners', 'oneLine'],
      jackpotCalls: 50,
    },
    jackpotWithin: 50,
  },
  {
    rules: { kind: 'bingoGame', balls: 90, patterns: ['fullHouse', 'twoLines', 'oneLine'], jackpotCalls: 90 },
    jackpotWithin: 90,
  },
]

describe.each(games)('bingo with $rules.balls balls', ({ rules, jackpotWithin }) => {
  const [fullHouse, middle, line] = rules.patterns
  const kind = useKind({
    rules,
    prizeTable: {
      payoutPercentage: 70,
      progressivePercentage: 10,
      reserve: '1233',
      tiers: [
        { name: 'Jackpot', pattern: 'fullHouse', prize: { kind: 'jackpot' } },
        { name: 'House', pattern: fullHouse!, prize: { kind: 'share', percent: 65, minimum: '500' } },
        { name: 'Middle', pattern: middle!, prize: { kind: 'share', percent: 35, minimum: '400' } },
        { name: 'Line', pattern: line!, prize: { kind: 'fixed', amount: '333' } },
      ],
    },
  })

  testKindLifecycle(kind, i => ({ count: 1 + (i % 7) }))

  it('deals different cards after a cancelled purchase', async () => {
    const { books, players, sell, cancelPurchases } = kind()
    const id = await books.instance()
    const [player] = players.slice(0, 1)
    const wanted = () => ({ count: 3 })
    await cancelPurchases(id, [player!], await sell(id, [player!], wanted))
    await sell(id, [player!], wanted)
    const rows = await books.rows<{ plays: string }>('SELECT plays FROM ticket WHERE instance_id = $1', [id])
    expect(new Set(rows.map(row => row.plays)).size).toBe(6)
  })

  it('deals cards from the seed of the instance and ends the play-out at the deciding call', async () => {
    const { books, players, sell, stage, frames, published } = kind()
    const id = await books.instance()
    await sell(id, players.slice(0, 1), () => ({ count: 8 }))
    await sell(id, players.slice(1, 2), () => ({ count: 3 }))
    const { seed } = await books.one<{ seed: Buffer }>(
      'SELECT deal_seed AS seed FROM game_instance WHERE id = $1',
      [id],
    )
    const rows = await books.rows<{ plays: string }>(
      'SELECT plays FROM ticket WHERE instance_id = $1 ORDER BY seq',
      [id],
    )
    const deal = (label: string, count: number) => dealCards(new Uint8Array(seed), label, rules.balls, count)
    expect(rows.map(row => row.plays)).toEqual([...deal('bingo/card/0', 8), ...deal('bingo/card/8', 3)])
    await stage.finish(id)
    const { record, tickets } = await published(id)
    // Eleven cards at 100: 500 and 270 of the prize fund of 770. The reserve adds 130 to the middle and pays the line.
    expect(record.settlement.fromReserve).toBe('463')
    const settled = tickets.map(({ plays }, seq0) => ({ seq0, plays }))
    const wins = patternWins(rules, { calls: record.result.drawn }, settled)
    const deciding = Math.max(...wins.map(win => win.call))
    const shown = (await frames(id)).filter(frame => frame.step === 'DRAW_NUM')
    expect(shown.map(frame => frame.number)).toEqual(record.result.drawn.slice(0, deciding))
    const house = wins.find(win => win.pattern === 'fullHouse')!
    expect(record.settlement.payouts.some(payout => payout.tier === 'Jackpot')).toBe(
      house.call <= jackpotWithin,
    )
  })
})
