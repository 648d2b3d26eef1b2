import type { StakedUnits } from '../picking/digits.ts'
import { MULTI_OPTIONS, type MultiOption } from '../picking/play-rule.ts'

/** open: the digits still to come decide. */
export type BetStanding = 'open' | 'won' | 'lost'

export type DigitBet = {
  readonly option: MultiOption
  readonly units: number
  readonly standing: BetStanding
}

type Digits = readonly number[]

/** The digits of the places from..to, as far as they are drawn. */
const inPlace = (mine: Digits, drawn: Digits, from: number, to: number): BetStanding => {
  const places = mine.slice(from, to).map((digit, i) => ({ digit, drawn: drawn[from + i] }))
  if (places.some(place => place.drawn !== undefined && place.drawn !== place.digit)) return 'lost'
  return places.every(place => place.drawn !== undefined) ? 'won' : 'open'
}

const inAnyOrder = (mine: Digits, drawn: Digits): BetStanding => {
  const left = [...mine]
  for (const digit of drawn) {
    const place = left.indexOf(digit)
    if (place === -1) return 'lost'
    left.splice(place, 1)
  }
  return left.length === 0 ? 'won' : 'open'
}

const eitherOf = (...standings: readonly BetStanding[]): BetStanding => {
  if (standings.includes('won')) return 'won'
  return standings.includes('open') ? 'open' : 'lost'
}

const standingOf: Readonly<Record<MultiOption, (mine: Digits, drawn: Digits) => BetStanding>> = {
  straight: (mine, drawn) => inPlace(mine, drawn, 0, mine.length),
  box: inAnyOrder,
  pair: (mine, drawn) =>
    eitherOf(inPlace(mine, drawn, 0, 2), inPlace(mine, drawn, mine.length - 2, mine.length)),
}

/** How what was staked on a play of digits stands after the digits drawn so far. */
export const digitBets = (mine: Digits, units: StakedUnits, drawn: Digits): DigitBet[] =>
  MULTI_OPTIONS.map((option, i) => ({
    option,
    units: units[i] ?? 0,
    standing: standingOf[option](mine, drawn),
  })).filter(bet => bet.units > 0)
