import { UnreadableText } from '#parts/form/model/unreadable-text.ts'
import { readNumber } from './number-text.ts'

export const durationUnits = {
  days: 86_400_000,
  hours: 3_600_000,
  minutes: 60_000,
  seconds: 1000,
  milliseconds: 1,
} as const
export type DurationUnit = keyof typeof durationUnits
export const durationUnitNames = Object.keys(durationUnits) as DurationUnit[]

/** The largest unit in which the duration is a whole number. */
export const findDurationUnit = (ms: unknown): DurationUnit =>
  typeof ms === 'number' && ms !== 0
    ? (durationUnitNames.find(unit => ms % durationUnits[unit] === 0) ?? 'milliseconds')
    : 'minutes'

export const toDurationText = (ms: unknown, unit: DurationUnit): string =>
  typeof ms === 'number' ? String(ms / durationUnits[unit]) : ''

export const readDurationText = (text: string, unit: DurationUnit): number | UnreadableText | undefined => {
  const amount = readNumber(text)
  if (typeof amount !== 'number') return amount
  const ms = Math.round(amount * durationUnits[unit])
  return Number.isSafeInteger(ms) ? ms : new UnreadableText(text)
}

export const toDurationWords = (ms: number): string => {
  const unit = findDurationUnit(ms)
  const amount = ms / durationUnits[unit]
  return `${amount} ${amount === 1 ? unit.slice(0, -1) : unit}`
}
