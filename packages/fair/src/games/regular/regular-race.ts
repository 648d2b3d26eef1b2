import { drawnTable, validNumbers } from '#games/shared/numbers-play.ts'
import type { WonTier } from '#settlement/won-tier.ts'
import type { RaceDraw, RegularRules, RegularTier } from './regular.ts'

interface OpenDraw extends RaceDraw {
  drawn: Uint8Array
  byMatches: (WonTier | undefined)[]
}

export interface Race {
  draws: OpenDraw[]
  /** The jackpot of all draws, then the tiers of each draw in order. */
  tiers: WonTier[]
}

/** Starts without winners. All draws share one jackpot; every other tier exists once per draw. */
export function openRace(
  { from }: RegularRules,
  tiers: readonly RegularTier[],
  draws: readonly RaceDraw[],
): Race {
  const jackpots = tiers.filter(tier => tier.prize.kind === 'jackpot').map(tier => ({ ...tier, won: [] }))
  const others = tiers.filter(tier => tier.prize.kind !== 'jackpot')
  const perDraw = draws.map((_, i) =>
    others.map((tier): WonTier => ({ ...tier, name: `${i + 1}/${tier.name}`, ladder: i, won: [] })),
  )
  return {
    draws: draws.map((draw, i) => {
      const byMatches: (WonTier | undefined)[] = []
      for (const tier of [...jackpots, ...(perDraw[i] ?? [])])
        if (tier.matches !== undefined) byMatches[tier.matches] = tier
      return { ...draw, drawn: drawnTable(from, draw.numbers), byMatches }
    }),
    tiers: [...jackpots, ...perDraw.flat()],
  }
}

export interface PlayResult {
  /** Over all draws. */
  matches: number
  isWinner: boolean
}

/** Records the wins of a play; undefined if the play is invalid. */
export function enterPlay(
  race: Race,
  rules: RegularRules,
  seq0: number,
  plays: string,
): PlayResult | undefined {
  if (!validNumbers(rules, plays)) return undefined
  const numbers = plays.split(',').map(Number)
  const result = { matches: 0, isWinner: false }
  for (const { drawn, lucky, byMatches } of race.draws) {
    let matches = 0
    for (const number of numbers) matches += drawn[number] ?? 0
    result.matches += matches
    const tier = byMatches[matches]
    if (tier === undefined) continue
    result.isWinner = true
    addWin(tier, seq0, lucky !== undefined && numbers.includes(lucky) ? 2 : 1)
  }
  return result
}

/** A play that wins the jackpot in two draws counts as one winner with the units of both. */
function addWin({ won }: WonTier, seq0: number, units: number): void {
  const last = won.at(-1)
  if (last?.seq0 === seq0) last.units += units
  else won.push({ seq0, units })
}
