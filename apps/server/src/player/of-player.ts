/** Whose it is: players are numbered by their operator. */
export interface OfPlayer {
  readonly memberId: number
  readonly playerId: number
}
