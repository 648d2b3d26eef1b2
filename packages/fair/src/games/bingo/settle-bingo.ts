import { readCard } from './card.ts'
import { callOrder, completedAt } from './completion.ts'
import { cellCount, layouts } from './layout.ts'
import { type BingoPattern, getPattern } from './patterns.ts'
import type { Settlement } from '#settlement/settlement.ts'
import type { Bingo, BingoOutcome, BingoRules } from './bingo.ts'
import type { SettledTicket, SettleInput } from '#games/game.ts'
import type { WonTier } from '#settlement/won-tier.ts'
import { inPlayOrder } from '#games/shared/play-order.ts'
import { settleLadder } from '#settlement/settle-ladder.ts'

export interface PatternWin {
  pattern: BingoPattern
  /** The winning call, starting at 1; 0 if no card was sold. */
  call: number
  /** In play order. */
  winners: number[]
}

export function settleBingo({
  rules,
  prizeTable,
  outcome,
  tickets,
  pool,
  jackpot,
}: SettleInput<Bingo>): Settlement {
  const wins = patternWins(rules, outcome, tickets)
  const tiers = prizeTable.tiers.map(({ name, pattern, prize }): WonTier => {
    const { call, winners } = wins.find(win => win.pattern === pattern)!
    const isWon = prize.kind !== 'jackpot' || call <= rules.jackpotCalls
    return { name, prize, isShared: true, won: isWon ? winners.map(seq0 => ({ seq0, units: 1 })) : [] }
  })
  return settleLadder(prizeTable, { pool, jackpot }, tiers)
}

/** The first call that completes each pattern and the winning cards, in one pass over the tickets. */
export function patternWins(
  { balls, patterns }: BingoRules,
  { calls }: BingoOutcome,
  tickets: Iterable<SettledTicket>,
): PatternWin[] {
  const order = callOrder(calls)
  const cells = new Uint8Array(cellCount(balls))
  const calledAt = new Uint8Array(layouts[balls].slots)
  const played = patterns.map(pattern => ({
    pattern: getPattern(balls, pattern),
    win: { pattern, call: 0, winners: [] as number[] },
  }))
  for (const { seq0, plays } of inPlayOrder(tickets)) {
    if (!readCard(balls, plays, cells)) throw new Error(`ticket ${seq0} does not hold a valid play`)
    let slot = 0
    for (const number of cells) {
      if (number === 0) continue
      calledAt[slot] = order[number]!
      slot += 1
    }
    for (const { pattern, win } of played) {
      const call = completedAt(pattern, calledAt)
      if (win.winners.length === 0 || call < win.call) {
        win.call = call
        win.winners = []
      }
      if (call === win.call) win.winners.push(seq0)
    }
  }
  return played.map(({ win }) => win)
}
