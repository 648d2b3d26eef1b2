/**
 * Moments in which nobody may be interrupted: while a purchase is under way, however long it takes, and while a ball
 * falls or a win is shown, for a while.
 */
export type HeldMoment = 'purchase' | 'show'

const held: Record<HeldMoment, number> = { purchase: 0, show: 0 }

/** Holds until what it gives is called. */
export const holdMoment = (moment: HeldMoment): (() => void) => {
  held[moment] += 1
  let holding = true
  return () => {
    if (holding) held[moment] -= 1
    holding = false
  }
}

export const isHeld = (moment: HeldMoment): boolean => held[moment] > 0
