import { type Frame, type Pace, timeline } from '#playout/timeline.ts'

/** Slower than balls: the digits of a winner appear one by one and the card stays readable. */
export const RAFFLE_PACE: Pace = {
  startToPreDrawMs: 3_000,
  preDrawToFirstBallMs: 4_000,
  betweenBallsMs: 7_000,
  lastBallToPostDrawMs: 5_000,
  postDrawShownMs: 6_000,
  postDrawToNextMs: 8_000,
  postDrawToEndMs: 8_000,
}

/** Ticket numbers start at 1, tree indices at 0. */
export const ticketNumber = (seq0: number): number => seq0 + 1

/** One step per winner in drawn order, showing the ticket number. */
export const raffleTimeline = (
  winners: readonly number[],
  startAt: number,
  pace: Pace = RAFFLE_PACE,
): Frame[] => timeline([{ numbers: winners.map(ticketNumber) }], startAt, pace)
