/** Pages on which the player has finished something: the lobby, lists and rewards. Never a play-out or a form. */
const quietPages = /^\/($|rewards|achievements|ranks|gifts|referrals|notifications|history|tickets)/i

/** A player who is doing something is not interrupted. */
export const quietMs = 3000

interface Moment {
  readonly path: string
  readonly connected: boolean
  /** A dialog, drawer or popover is open. */
  readonly hasOverlay: boolean
  /** A draft, a purchase or a play-out is going on. */
  readonly isHeld: boolean
  /** Since the last key or pointer press. */
  readonly idleMs: number
}

/** News that can wait are shown when no draw, purchase, form or dialog is in the way. */
export const isQuietMoment = (
  { path, connected, hasOverlay, isHeld, idleMs }: Moment,
  morePages?: RegExp,
): boolean =>
  connected &&
  !hasOverlay &&
  !isHeld &&
  idleMs >= quietMs &&
  (quietPages.test(path) || (morePages?.test(path) ?? false))
