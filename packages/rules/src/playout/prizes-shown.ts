import type { Frame } from './timeline.ts'

/** A prize as the settlement lists it. */
export type WonPrize = {
  readonly seq0: number
  readonly tier: string
  readonly fromPool: bigint
  readonly fromJackpot: bigint
}

export const prizeAmount = ({ fromPool, fromJackpot }: WonPrize): bigint => fromPool + fromJackpot

export const sumOfPrizes = (prizes: readonly WonPrize[]): bigint =>
  prizes.reduce((sum, prize) => sum + prizeAmount(prize), 0n)

/** In a race, tiers are named by draw, "2/Four right", and ranks "rank/1"; its jackpot has neither. */
const RACE_TIER = /^(?:(\d+)|rank)\//

/** The draw whose result shows a prize; undefined for what only the end of a race decides. */
export const drawOfPrize = ({ tier }: WonPrize, isRace: boolean): number | undefined => {
  if (!isRace) return 1
  const draw = RACE_TIER.exec(tier)?.[1]
  return draw === undefined ? undefined : Number(draw)
}

/** Of the ranking at the end of a race. */
export const isRanked = (prize: WonPrize): boolean =>
  RACE_TIER.test(prize.tier) && drawOfPrize(prize, true) === undefined

/** The prizes that are out by `now`: those of the draws whose result was shown, and at the end all. */
export const prizesShown = (
  prizes: readonly WonPrize[],
  isRace: boolean,
  frames: readonly Frame[],
  now: number,
): WonPrize[] => {
  const out = frames.filter(frame => frame.at <= now)
  if (out.some(frame => frame.step === 'END_GAME')) return [...prizes]
  const results = new Set(out.flatMap(frame => (frame.step === 'POST_DRAW' ? [frame.drawNum] : [])))
  return prizes.filter(prize => results.has(drawOfPrize(prize, isRace) ?? 0))
}
