import type { Frame } from './timeline.ts'

export const PLAY_RATES = [1, 2, 4] as const

export type PlayRate = (typeof PLAY_RATES)[number]

/** A show that is watched again: which moment of it was shown when, and how it goes on from there. */
export type Transport = {
  /** The moment of the show. */
  readonly at: number
  /** The time at which that moment was shown. */
  readonly since: number
  readonly rate: PlayRate
  readonly playing: boolean
}

/** The show begins after `leadMs`, so that nobody misses its start. */
export const startTransport = (frames: readonly Frame[], leadMs: number, now: number): Transport => ({
  at: (frames[0]?.at ?? 0) - leadMs,
  since: now,
  rate: 1,
  playing: true,
})

const endOf = (frames: readonly Frame[]): number => frames.at(-1)?.at ?? 0

/** The moment of the show that is on at `now`; it stays at the end once there. */
export const momentOf = ({ at, since, rate, playing }: Transport, frames: readonly Frame[], now: number) =>
  playing ? Math.min(endOf(frames), at + (now - since) * rate) : at

/** When a moment of the show comes; undefined while it does not move towards it. */
export const timeOf = (transport: Transport, moment: number): number | undefined =>
  transport.playing ? transport.since + (moment - transport.at) / transport.rate : undefined

type Change = Partial<Pick<Transport, 'rate' | 'playing' | 'at'>>

/** What stays is carried over from the moment that is on at `now`. */
export const turned = (
  transport: Transport,
  frames: readonly Frame[],
  now: number,
  change: Change,
): Transport => ({ ...transport, at: momentOf(transport, frames, now), since: now, ...change })

/** Where the balls lie between the start and the end of the show, 0 to 1. */
export const ballTicks = (frames: readonly Frame[]): number[] => {
  const start = frames[0]?.at ?? 0
  const length = endOf(frames) - start
  return frames.flatMap(frame => (frame.step === 'DRAW_NUM' ? [(frame.at - start) / length] : []))
}

/** The moment of the next ball, or of the one before; a jump back from just after a ball goes to the one before it. */
export const neighbourBall = (
  frames: readonly Frame[],
  moment: number,
  direction: 1 | -1,
): number | undefined => {
  const balls = frames.flatMap(frame => (frame.step === 'DRAW_NUM' ? [frame.at] : []))
  return direction === 1 ? balls.find(at => at > moment) : balls.findLast(at => at < moment - JUST_AFTER_MS)
}

const JUST_AFTER_MS = 600
