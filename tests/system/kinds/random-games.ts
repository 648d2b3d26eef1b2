import type { GameTerms } from '@fairground/contract/operator/game-template'
import type { BrokenRule } from '@fairground/rules/prizes/describe-problem'
import { checkGame } from '@fairground/server/kinds/check-game'
import { requiredReserve } from '@fairground/server/kinds/prize-terms'
import { Choices } from '#verifier/choices.ts'
import { instantKinds, randomInstantTerms } from '#verifier/random-deck.ts'
import { gameKinds, randomTerms } from '#verifier/random-terms.ts'

export const kinds = [...gameKinds, ...instantKinds]
export type AnyKind = (typeof kinds)[number]

export const hourly = { everyMs: 3_600_000, offsetMs: 0, closeBeforeStartMs: 20_000, openAheadCount: 1 }

export type Range = { readonly min: number; readonly max: number } | undefined

export interface RandomGame {
  readonly terms: GameTerms
  /** The text of a random valid play; undefined for a deck. */
  readonly plays: (() => string) | undefined
  /** The number of random terms that broke a rule before these. */
  readonly rejected: number
}

export const toChecked = ({ cost, fee, ...terms }: GameTerms) => ({
  ...terms,
  cost: BigInt(cost),
  fee: BigInt(fee),
})

export const findBrokenRules = (terms: GameTerms, range?: Range): BrokenRule[] =>
  checkGame(toChecked(terms), range)

const toRandom = (kind: AnyKind, choices: Choices): Omit<RandomGame, 'rejected'> => {
  const sale = {
    cost: BigInt(choices.between(50, 500)),
    fee: BigInt(choices.between(0, 9)),
    cap: choices.between(1, 30),
  }
  const common = {
    cost: String(sale.cost),
    fee: String(sale.fee),
    cap: sale.cap,
    playerMax: sale.cap,
    schedule: hourly,
  }
  if (kind === 'scratchcardGame' || kind === 'crosswordGame') {
    const { rules, prizeTable } = randomInstantTerms(kind, choices)
    // With far fewer or more letters most grids cannot show every tier.
    const changed = rules.kind === 'crosswordGame' ? { ...rules, letters: choices.between(16, 20) } : rules
    const terms = { ...common, rules: changed, prizeTable, cap: 1, cost: String(choices.between(100, 900)) }
    return { terms, plays: undefined }
  }
  const { terms, plays } = randomTerms(kind, choices)
  const { reserve: _, ...table } = terms.prizeTable
  const reserve = requiredReserve(terms, sale)
  const prizeTable = { ...table, ...(reserve > 0n && { reserve: String(reserve) }) }
  return { terms: { ...common, rules: terms.rules, prizeTable }, plays }
}

/** The next random game of the kind that breaks no rule; equal numbers give equal games. */
export const randomGame = (kind: AnyKind, number: number): RandomGame => {
  for (let rejected = 0; ; rejected++) {
    const choices = new Choices((number * 1000 + rejected) * kinds.length + kinds.indexOf(kind))
    const game = toRandom(kind, choices)
    if (findBrokenRules(game.terms).length === 0) return { ...game, rejected }
  }
}
