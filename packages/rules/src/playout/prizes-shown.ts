import type { Frame } from './timeline.ts'

/** A prize in the format of the settlement. */
export type WonPrize = {
  readonly seq0: number
  readonly tier: string
  readonly fromPool: bigint
  readonly fromJackpot: bigint
}

export const prizeAmount = ({ fromPool, fromJackpot }: WonPrize): bigint => fromPool + fromJackpot

export const totalPrizes = (prizes: readonly WonPrize[]): bigint =>
  prizes.reduce((sum, prize) => sum + prizeAmount(prize), 0n)

/** In a race, tiers are named by draw, "2/Four right", and ranks "rank/1"; the jackpot has no prefix. */
const RACE_TIER = /^(?:(\d+)|rank)\//

/** The draw that reveals a prize; undefined for prizes decided at the end of a race. */
export const prizeDraw = ({ tier }: WonPrize, isRace: boolean): number | undefined => {
  if (!isRace) return 1
  const draw = RACE_TIER.exec(tier)?.[1]
  return draw === undefined ? undefined : Number(draw)
}

/** Whether the prize comes from the ranking at the end of a race. */
export const isRanked = (prize: WonPrize): boolean =>
  RACE_TIER.test(prize.tier) && prizeDraw(prize, true) === undefined

/** The prizes revealed by `now`: those of the draws shown so far, and all prizes at the end. */
export const prizesShown = (
  prizes: readonly WonPrize[],
  isRace: boolean,
  frames: readonly Frame[],
  now: number,
): WonPrize[] => {
  const out = frames.filter(frame => frame.at <= now)
  if (out.some(frame => frame.step === 'END_GAME')) return [...prizes]
  const results = new Set(out.flatMap(frame => (frame.step === 'POST_DRAW' ? [frame.drawNum] : [])))
  return prizes.filter(prize => results.has(prizeDraw(prize, isRace) ?? 0))
}
