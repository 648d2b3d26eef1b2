/** The range that the operation accepts. */
export const minMinutes = 5
export const maxMinutes = 720

export const offeredMinutes = ['15', '30', '60'] as const
export type IntervalChoice = 'off' | (typeof offeredMinutes)[number] | 'custom'

const isOffered = (text: string): text is (typeof offeredMinutes)[number] =>
  (offeredMinutes as readonly string[]).includes(text)

export const toIntervalChoice = (minutes: number | null): IntervalChoice => {
  if (minutes === null) return 'off'
  const text = String(minutes)
  return isOffered(text) ? text : 'custom'
}

/** Null for no reminder, undefined for an invalid interval. */
export const toMinutes = (choice: IntervalChoice, typed: string): number | null | undefined => {
  if (choice === 'off') return null
  const text = choice === 'custom' ? typed.trim() : choice
  const minutes = /^\d+$/.test(text) ? Number(text) : Number.NaN
  return minutes >= minMinutes && minutes <= maxMinutes ? minutes : undefined
}
