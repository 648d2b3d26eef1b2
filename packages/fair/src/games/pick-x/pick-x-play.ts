import { areWithin } from '#games/shared/result-text.ts'

export const multiOptions = ['straight', 'box', 'pair'] as const

export type MultiOption = (typeof multiOptions)[number]

export const maxUnits = 100

export interface PickXPlay {
  digits: number[]
  /** Units staked on straight, box and pair. */
  units: number[]
}

interface OfferedOptions {
  pick: number
  multiOptions: MultiOption[]
}

const digitsText = /^[0-9](?:,[0-9])*$/
const unitsText = /^(?:0|[1-9][0-9]{0,2})(?:,(?:0|[1-9][0-9]{0,2})){2}$/

/** Parses `4,0,7|2,1,0`; undefined for non-canonical text or a stake on an option that is not offered. */
export function readPickX(rules: OfferedOptions, plays: string): PickXPlay | undefined {
  const at = plays.indexOf('|')
  const [digitPart, unitPart] = [plays.slice(0, Math.max(at, 0)), plays.slice(at + 1)]
  if (!digitsText.test(digitPart) || !unitsText.test(unitPart)) return undefined
  const play = { digits: digitPart.split(',').map(Number), units: unitPart.split(',').map(Number) }
  if (play.digits.length !== rules.pick) return undefined
  const isOffered = multiOptions.every(
    (option, i) => play.units[i] === 0 || rules.multiOptions.includes(option),
  )
  const isStaked = areWithin([totalUnits(play)], 1, maxUnits)
  return isOffered && isStaked && !isHollowBox(play) ? play : undefined
}

export const totalUnits = ({ units }: PickXPlay): number => units.reduce((sum, each) => sum + each, 0)

/** Equal digits have one order, so a box on them would be the same as a straight. */
const isHollowBox = ({ digits, units }: PickXPlay): boolean => units[1] !== 0 && arrangements(digits) === 1

const factorial = (n: number): number => (n <= 1 ? 1 : n * factorial(n - 1))

/** The number of different orders of the digits. */
export function arrangements(digits: readonly number[]): number {
  const counts = new Map<number, number>()
  for (const digit of digits) counts.set(digit, (counts.get(digit) ?? 0) + 1)
  return [...counts.values()].reduce((orders, count) => orders / factorial(count), factorial(digits.length))
}

const ascending = (digits: readonly number[]): number[] => digits.toSorted((a, b) => a - b)

const isSame = (a: readonly number[], b: readonly number[]): boolean => a.join() === b.join()

/** Units won: straight needs all digits in order, box in any order, pair the first or last two. */
export function unitsWon({ digits, units }: PickXPlay, drawn: readonly number[]): number[] {
  const wins = [
    isSame(digits, drawn),
    isSame(ascending(digits), ascending(drawn)),
    isSame(digits.slice(0, 2), drawn.slice(0, 2)) || isSame(digits.slice(-2), drawn.slice(-2)),
  ]
  return units.map((staked, i) => (wins[i] ? staked : 0))
}
