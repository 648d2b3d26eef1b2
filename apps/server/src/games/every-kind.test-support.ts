import { randomBytes } from 'node:crypto'
import { crosswordGrids } from '@fairground/fair/games/crossword/crossword-library'
import type { TestServer } from '@fairground/testkit/server/test-server'

const shares = { payoutPercentage: 50, progressivePercentage: 10 }
const jackpot = { kind: 'jackpot' }
const share = (percent: number) => ({ kind: 'share', percent })
const fixed = (amount: string) => ({ kind: 'fixed', amount })

/** One game of every kind except `oneDrawGame`, which the test world already has, by game id. */
export const kinds = {
  32: {
    rules: { kind: 'oneDrawGameExt', pick: 2, from: 6, pick2nd: 1, from2nd: 3 },
    prizeTable: {
      ...shares,
      tiers: [
        { name: 'All', matches: 2, matches2nd: 1, prize: jackpot },
        { name: 'Two', matches: 2, matches2nd: 0, prize: share(40) },
        { name: 'One and one', matches: 1, matches2nd: 1, prize: share(60) },
      ],
    },
  },
  33: {
    rules: { kind: 'oneDrawGameExtMulti', pick: 3, from: 10, multiOptions: ['straight', 'pair'] },
    prizeTable: {
      payoutPercentage: 0,
      progressivePercentage: 0,
      reserve: '20000000',
      tiers: [
        { name: 'Straight', option: 'straight', arrangements: 1, prize: fixed('20000') },
        { name: 'Pair', option: 'pair', arrangements: 1, prize: fixed('1000') },
      ],
    },
  },
  34: {
    rules: { kind: 'regularGame', pick: 2, from: 8, draws: 2, ballsPerDraw: 3, luckyBall: true },
    prizeTable: {
      ...shares,
      reserve: '200000',
      tiers: [
        { name: 'Both', matches: 2, prize: { kind: 'jackpot', minimum: '1000' } },
        { name: 'One', matches: 1, prize: share(20) },
      ],
      ranked: [60, 40],
    },
  },
  35: {
    rules: { kind: 'raffleGame', winners: 3 },
    prizeTable: {
      ...shares,
      reserve: '3000',
      tiers: [
        { name: 'First', winners: 1, prize: { kind: 'item', item: 'City break', cashOption: '3000' } },
        { name: 'Others', winners: 2, prize: share(50) },
      ],
    },
  },
  36: {
    rules: { kind: 'bingoGame', balls: 90, patterns: ['oneLine', 'fullHouse'], jackpotCalls: 40 },
    prizeTable: {
      ...shares,
      tiers: [
        { name: 'Jackpot', pattern: 'fullHouse', prize: jackpot },
        { name: 'House', pattern: 'fullHouse', prize: share(70) },
        { name: 'Line', pattern: 'oneLine', prize: share(30) },
      ],
    },
  },
  37: {
    rules: { kind: 'crosswordGame', letters: 18, grids: crosswordGrids.slice(0, 2) },
    prizeTable: {
      tiers: [
        { name: 'Five words', words: 5, prize: '1000', count: 2 },
        { name: 'Three words', words: 3, prize: '200', count: 8 },
      ],
      losing: 90,
    },
  },
  38: {
    rules: { kind: 'scratchcardGame', symbols: ['crown', 'bell', 'star', 'cherry', 'lemon'] },
    prizeTable: { tiers: [{ name: 'crown', prize: '2000', count: 1 }], losing: 99 },
  },
} as const

/**
 * Adds the games to the first operator, with the price and the schedule of game 11. Only games in `drawn` get a real
 * seed chain, because creating one takes seconds. The others get a random anchor.
 */
export const insertEveryKind = async (
  { sql }: Pick<TestServer, 'sql'>,
  drawn: readonly number[] = [],
): Promise<void> => {
  for (const [id, { rules, prizeTable }] of Object.entries(kinds)) {
    await sql(
      `INSERT INTO game (member_id, id, rule, title, title_short, rules, prize_table, currency, cost, fee, cap, player_max, schedule, chain_anchor, log_index)
       SELECT member_id, $1, $2, $2, $2, $3, $4, currency, cost, fee, 100, player_max, schedule, $5, CASE WHEN $5::bytea IS NOT NULL THEN 0 END
         FROM game WHERE member_id = 1 AND id = 11`,
      [Number(id), rules.kind, rules, prizeTable, drawn.includes(Number(id)) ? null : randomBytes(32)],
    )
  }
}
