/** How the stand-in behaves. */
export const calm = {
  /** How often every message comes. */
  copies: 1,
  /** No call is answered, and nothing is done. */
  outage: false,
  /** The work is done, and the answer does not arrive. */
  lostAnswers: false,
  /** What becomes of a transfer at once. */
  transfers: 'booked',
}

export type Settings = typeof calm
