import type { StakedUnits } from './digits.ts'
import { MULTI_OPTIONS, type MultiOption } from '#picking/play-rule.ts'

/** open: depends on the digits not drawn yet. */
export type BetStatus = 'open' | 'won' | 'lost'

export type DigitBet = {
  readonly option: MultiOption
  readonly units: number
  readonly status: BetStatus
}

type Digits = readonly number[]

/** Compares the positions from..to with the digits drawn so far. */
const inPlace = (mine: Digits, drawn: Digits, from: number, to: number): BetStatus => {
  const places = mine.slice(from, to).map((digit, i) => ({ digit, drawn: drawn[from + i] }))
  if (places.some(place => place.drawn !== undefined && place.drawn !== place.digit)) return 'lost'
  return places.every(place => place.drawn !== undefined) ? 'won' : 'open'
}

const inAnyOrder = (mine: Digits, drawn: Digits): BetStatus => {
  const left = [...mine]
  for (const digit of drawn) {
    const place = left.indexOf(digit)
    if (place === -1) return 'lost'
    left.splice(place, 1)
  }
  return left.length === 0 ? 'won' : 'open'
}

const bestStatus = (...statuses: readonly BetStatus[]): BetStatus => {
  if (statuses.includes('won')) return 'won'
  return statuses.includes('open') ? 'open' : 'lost'
}

const betStatus: Readonly<Record<MultiOption, (mine: Digits, drawn: Digits) => BetStatus>> = {
  straight: (mine, drawn) => inPlace(mine, drawn, 0, mine.length),
  box: inAnyOrder,
  pair: (mine, drawn) =>
    bestStatus(inPlace(mine, drawn, 0, 2), inPlace(mine, drawn, mine.length - 2, mine.length)),
}

/** The status of each staked option after the digits drawn so far. */
export const digitBets = (mine: Digits, units: StakedUnits, drawn: Digits): DigitBet[] =>
  MULTI_OPTIONS.map((option, i) => ({
    option,
    units: units[i] ?? 0,
    status: betStatus[option](mine, drawn),
  })).filter(bet => bet.units > 0)
