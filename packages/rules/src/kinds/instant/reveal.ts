/**
 * How far a player has opened an instant ticket. The prize is fixed before anything is opened; this is presentation
 * only, so no step can change a result and every step is idempotent.
 *
 * | status | meaning | open, openAll | end |
 * |---|---|---|---|
 * | covered | nothing is open; the ticket is offered again | opening or open | ended |
 * | opening | some places are open; the ticket resumes from them | opening or open | ended |
 * | open | every place is open and the prize is shown | open | ended |
 * | ended | the player has closed it | ended | ended |
 */
export type RevealStatus = 'covered' | 'opening' | 'open' | 'ended'

export type Reveal = {
  /** The cells of a scratchcard, the letters of a crossword. */
  readonly places: number
  /** In the order opened. */
  readonly opened: readonly number[]
  readonly ended: boolean
}

export const covered = (places: number): Reveal => ({ places, opened: [], ended: false })

const isPlace = ({ places }: Reveal, place: number): boolean =>
  Number.isInteger(place) && place >= 0 && place < places

/** Undefined if the place does not exist. */
export const open = (reveal: Reveal, place: number): Reveal | undefined => {
  if (!isPlace(reveal, place)) return undefined
  return reveal.opened.includes(place) ? reveal : { ...reveal, opened: [...reveal.opened, place] }
}

export const openAll = (reveal: Reveal): Reveal => {
  const left = Array.from({ length: reveal.places }, (_, i) => i).filter(i => !reveal.opened.includes(i))
  return left.length === 0 ? reveal : { ...reveal, opened: [...reveal.opened, ...left] }
}

/** confirmCrosswordEnd: opens all remaining places, because the ticket is not offered again. */
export const end = (reveal: Reveal): Reveal => ({ ...openAll(reveal), ended: true })

export const revealStatus = ({ places, opened, ended }: Reveal): RevealStatus => {
  if (ended) return 'ended'
  if (opened.length === places) return 'open'
  return opened.length === 0 ? 'covered' : 'opening'
}

/** Whether the balance may include the prize. */
export const prizeIsShown = (reveal: Reveal): boolean =>
  revealStatus(reveal) === 'open' || revealStatus(reveal) === 'ended'

/** The items that may leave the server: covered places are removed, not only hidden. */
export const visible = <T>(items: readonly T[], { opened }: Reveal): (T | undefined)[] =>
  items.map((item, place) => (opened.includes(place) ? item : undefined))
