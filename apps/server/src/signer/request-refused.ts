/** Every reason for which the signer refuses. The platform reacts to some of them: `late` closes again with a new time. */
export const refusalCodes = [
  /** The request does not have the shape of its call. */
  'request',
  /** The certificate of the caller does not allow this call. */
  'role',
  /** The platform has not confirmed the newest entry that it knows since the signer started. */
  'unconfirmed',
  /** The platform knows an entry that is missing here. The signer answers nothing until it is restored. */
  'behind',
  /** Another signer holds the term. */
  'standby',
  /** The other signer's log has a newer term or other entries than this one. */
  'term',
  'fork',
  'clock',
  'late',
  'beacon',
  /** The round does not follow from the closing time, or the cut not from the round. */
  'round',
  'balance',
  'game',
  /** The chain is not open. */
  'chain',
  /** The index is not the next one. */
  'index',
  /** The index or round belongs to another record. */
  'spent',
  'previous',
  'deck',
  'rows',
  'consistency',
  /** An earlier round of the deck must be dealt first, or declared missed. */
  'order',
  /** The cards of the deck are being computed. A later retry succeeds. */
  'busy',
] as const

export type RefusalCode = (typeof refusalCodes)[number]

/** A refusal changes nothing: no index is spent and no entry is written. */
export class RequestRefused extends Error {
  override name = 'RequestRefused'
  readonly code: RefusalCode

  constructor(code: RefusalCode, message: string) {
    super(message)
    this.code = code
  }
}
