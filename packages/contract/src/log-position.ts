export interface LogPosition {
  readonly size: number
  /** Hexadecimal. */
  readonly root: string
}

/** The newest checkpoint of the public log, and the proof that it and the client's belong to one history. */
export interface LogNews {
  /** A signed note with the cosignatures of the witnesses. */
  readonly checkpoint: string
  /** The size in HELLO that the proof compares with; 0 if there was none. */
  readonly from: number
  /** Hexadecimal hashes from the smaller size to the larger. Empty if there is no proof. */
  readonly consistency: readonly string[]
}
