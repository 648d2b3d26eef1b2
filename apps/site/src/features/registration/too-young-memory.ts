const key = 'fairground.tooYoungUntil'

/** Long enough to stop a retry with another birthdate, short enough to forgive a mistyped year. */
export const tooYoungHours = 24

/** Blocks the registration in this browser for a day. */
export const tooYoungMemory = {
  isSet: (now: number): boolean => now < Number(localStorage.getItem(key) ?? 0),
  set: (now: number): void => localStorage.setItem(key, String(now + tooYoungHours * 3_600_000)),
}
