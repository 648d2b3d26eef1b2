/** What the operation takes, in minutes. */
export const leastMinutes = 5
export const mostMinutes = 720

export const offeredMinutes = ['15', '30', '60'] as const
export type IntervalChoice = 'off' | (typeof offeredMinutes)[number] | 'custom'

const isOffered = (text: string): text is (typeof offeredMinutes)[number] =>
  (offeredMinutes as readonly string[]).includes(text)

export const choiceOf = (minutes: number | null): IntervalChoice => {
  if (minutes === null) return 'off'
  const text = String(minutes)
  return isOffered(text) ? text : 'custom'
}

/** Null for no reminder, undefined where what was typed is no such interval. */
export const minutesOf = (choice: IntervalChoice, typed: string): number | null | undefined => {
  if (choice === 'off') return null
  const text = choice === 'custom' ? typed.trim() : choice
  const minutes = /^\d+$/.test(text) ? Number(text) : Number.NaN
  return minutes >= leastMinutes && minutes <= mostMinutes ? minutes : undefined
}
