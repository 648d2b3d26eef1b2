export type PlayCounts = {
  readonly playerPlayMax: number
  readonly playerPlaysInGame: number
  readonly gamePlayMax: number
  readonly gamePlayCurrent: number
}

/** The number of plays the player can still add. */
export const playsLeft = (counts: PlayCounts): number =>
  Math.max(
    0,
    Math.min(counts.playerPlayMax - counts.playerPlaysInGame, counts.gamePlayMax - counts.gamePlayCurrent),
  )
