/** Identifies a player: player ids are unique only within one operator. */
export interface PlayerKey {
  readonly memberId: number
  readonly playerId: number
}
