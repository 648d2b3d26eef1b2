import type { Frame } from './timeline.ts'

export const PLAY_RATES = [1, 2, 4] as const

export type PlayRate = (typeof PLAY_RATES)[number]

/** The playback state of a replay. */
export type Transport = {
  /** The position in the play-out. */
  readonly at: number
  /** The time at which that position was shown. */
  readonly since: number
  readonly rate: PlayRate
  readonly playing: boolean
}

/** The play-out begins after `leadMs`, so that viewers do not miss its start. */
export const startTransport = (frames: readonly Frame[], leadMs: number, now: number): Transport => ({
  at: (frames[0]?.at ?? 0) - leadMs,
  since: now,
  rate: 1,
  playing: true,
})

const endTime = (frames: readonly Frame[]): number => frames.at(-1)?.at ?? 0

/** The position at `now`; it stops at the end. */
export const positionAt = ({ at, since, rate, playing }: Transport, frames: readonly Frame[], now: number) =>
  playing ? Math.min(endTime(frames), at + (now - since) * rate) : at

/** The time at which a position is reached; undefined while paused. */
export const timeAt = (transport: Transport, moment: number): number | undefined =>
  transport.playing ? transport.since + (moment - transport.at) / transport.rate : undefined

type Change = Partial<Pick<Transport, 'rate' | 'playing' | 'at'>>

/** Applies a change from the position at `now`. */
export const adjustTransport = (
  transport: Transport,
  frames: readonly Frame[],
  now: number,
  change: Change,
): Transport => ({ ...transport, at: positionAt(transport, frames, now), since: now, ...change })

/** The relative positions of the balls in the play-out, 0 to 1. */
export const ballTicks = (frames: readonly Frame[]): number[] => {
  const start = frames[0]?.at ?? 0
  const length = endTime(frames) - start
  return frames.flatMap(frame => (frame.step === 'DRAW_NUM' ? [(frame.at - start) / length] : []))
}

/** The position of the next or previous ball; a jump back shortly after a ball goes to the ball before it. */
export const neighbourBall = (
  frames: readonly Frame[],
  moment: number,
  direction: 1 | -1,
): number | undefined => {
  const balls = frames.flatMap(frame => (frame.step === 'DRAW_NUM' ? [frame.at] : []))
  return direction === 1 ? balls.find(at => at > moment) : balls.findLast(at => at < moment - JUST_AFTER_MS)
}

const JUST_AFTER_MS = 600
