/** The behaviour of the sandbox. */
export const defaultSettings = {
  /** The number of times that every event is sent. */
  copies: 1,
  /** Every call fails without being processed. */
  outage: false,
  /** Calls are processed, but their responses are lost. */
  lostAnswers: false,
  /** Events of the same moment are sent in the reverse order. */
  reversed: false,
  /** Every call is refused with 429. */
  tooMany: false,
  /** Events are sent to this address instead, for an operator with another name of the provider. */
  webhook: '',
}

export type Settings = typeof defaultSettings
