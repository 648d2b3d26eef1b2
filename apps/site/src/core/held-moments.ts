/** Moments in which no dialog may interrupt the player: an open draft, a purchase, and for a limited time a play-out. */
export type HeldMoment = 'draft' | 'purchase' | 'playout'

const held: Record<HeldMoment, number> = { draft: 0, purchase: 0, playout: 0 }

/** Holds the moment until the returned function is called. */
export const holdMoment = (moment: HeldMoment): (() => void) => {
  held[moment] += 1
  let holding = true
  return () => {
    if (holding) held[moment] -= 1
    holding = false
  }
}

export const isHeld = (moment: HeldMoment): boolean => held[moment] > 0
