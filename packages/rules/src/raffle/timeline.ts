import { type Frame, type Pace, timeline } from '../playout/timeline.ts'

/** A winner's digits settle one after another and the card stays to be read. */
export const RAFFLE_PACE: Pace = {
  startToPreDrawMs: 3_000,
  preDrawToFirstBallMs: 4_000,
  betweenBallsMs: 7_000,
  lastBallToPostDrawMs: 5_000,
  postDrawShownMs: 6_000,
  postDrawToNextMs: 8_000,
  postDrawToEndMs: 8_000,
}

/** Tickets are counted from 1, their places from 0. */
export const ticketNumber = (seq0: number): number => seq0 + 1

/** One step per winner in drawn order, showing the number of the ticket. */
export const raffleTimeline = (
  winners: readonly number[],
  startAt: number,
  pace: Pace = RAFFLE_PACE,
): Frame[] => timeline([{ numbers: winners.map(ticketNumber) }], startAt, pace)
