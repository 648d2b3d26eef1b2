import { areWithin } from './result-text.ts'

export const multiOptions = ['straight', 'box', 'pair'] as const

export type MultiOption = (typeof multiOptions)[number]

export const mostUnits = 100

export interface PickXPlay {
  digits: number[]
  /** Staked on straight, box and pair. */
  units: number[]
}

interface Offered {
  pick: number
  multiOptions: MultiOption[]
}

const digitsText = /^[0-9](?:,[0-9])*$/
const unitsText = /^(?:0|[1-9][0-9]{0,2})(?:,(?:0|[1-9][0-9]{0,2})){2}$/

/** Reads `4,0,7|2,1,0`; undefined for any other spelling, or a stake on an option that is not offered. */
export function readPickX(rules: Offered, plays: string): PickXPlay | undefined {
  const at = plays.indexOf('|')
  const [digitPart, unitPart] = [plays.slice(0, Math.max(at, 0)), plays.slice(at + 1)]
  if (!digitsText.test(digitPart) || !unitsText.test(unitPart)) return undefined
  const play = { digits: digitPart.split(',').map(Number), units: unitPart.split(',').map(Number) }
  if (play.digits.length !== rules.pick) return undefined
  const isOffered = multiOptions.every(
    (option, i) => play.units[i] === 0 || rules.multiOptions.includes(option),
  )
  const isStaked = areWithin([totalUnits(play)], 1, mostUnits)
  return isOffered && isStaked && !isHollowBox(play) ? play : undefined
}

export const totalUnits = ({ units }: PickXPlay): number => units.reduce((sum, each) => sum + each, 0)

/** Digits that are all alike have one order: a box on them would be a straight under another name. */
const isHollowBox = ({ digits, units }: PickXPlay): boolean => units[1] !== 0 && arrangements(digits) === 1

const factorial = (n: number): number => (n <= 1 ? 1 : n * factorial(n - 1))

/** How many different orders the digits have. */
export function arrangements(digits: readonly number[]): number {
  const counts = new Map<number, number>()
  for (const digit of digits) counts.set(digit, (counts.get(digit) ?? 0) + 1)
  return [...counts.values()].reduce((orders, count) => orders / factorial(count), factorial(digits.length))
}

const ascending = (digits: readonly number[]): number[] => digits.toSorted((a, b) => a - b)

const isSame = (a: readonly number[], b: readonly number[]): boolean => a.join() === b.join()

/** What a play's units won: on straight all digits in order, on box in any order, on pair the first or last two. */
export function unitsWon({ digits, units }: PickXPlay, drawn: readonly number[]): number[] {
  const wins = [
    isSame(digits, drawn),
    isSame(ascending(digits), ascending(drawn)),
    isSame(digits.slice(0, 2), drawn.slice(0, 2)) || isSame(digits.slice(-2), drawn.slice(-2)),
  ]
  return units.map((staked, i) => (wins[i] ? staked : 0))
}
