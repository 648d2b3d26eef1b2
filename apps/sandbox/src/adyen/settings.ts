/** The behaviour of the sandbox. */
export const defaultSettings = {
  /** The number of times that every webhook is sent. */
  copies: 1,
  /** Every call fails without being processed. */
  outage: false,
  /** Calls are processed, but their responses are lost. */
  lostAnswers: false,
  /** The status of a transfer right after it is made. */
  transfers: 'booked',
}

export type Settings = typeof defaultSettings
