export interface Moments {
  readonly zone: string
  /** 2026-11-03 */
  day(at: number): string
  /** 14:05:30 */
  time(at: number): string
}

const toFormat = (timeZone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone })

/** Days and times in the player's zone, as spreadsheets read them. An unknown zone is UTC. */
export const momentsIn = (timeZone = 'UTC'): Moments => {
  let zone = timeZone
  let format: Intl.DateTimeFormat
  try {
    format = toFormat(zone)
  } catch {
    zone = 'UTC'
    format = toFormat(zone)
  }
  return {
    zone,
    day: at => format.format(at).slice(0, 10),
    time: at => format.format(at).slice(11),
  }
}
