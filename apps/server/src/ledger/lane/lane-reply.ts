/** What a lane replies: the command's own answer, or the reason why it was not decided. */
export type LaneReply<T> =
  | { ok: T }
  | { refused: 'conflict' | 'expired' | 'overloaded' | 'failed' | 'not-mine' }
