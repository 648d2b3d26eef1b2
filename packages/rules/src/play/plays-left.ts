export type PlayCounts = {
  readonly playerPlayMax: number
  readonly playerPlaysInGame: number
  readonly gamePlayMax: number
  readonly gamePlayCurrent: number
}

/** How many plays this player can still add. */
export const playsLeft = (counts: PlayCounts): number =>
  Math.max(
    0,
    Math.min(counts.playerPlayMax - counts.playerPlaysInGame, counts.gamePlayMax - counts.gamePlayCurrent),
  )
