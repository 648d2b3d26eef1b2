import { deckSize } from '@fairground/fair/instant/deck-table'
import { findDisplayProblem, isInstantKind } from '@fairground/fair/instant/instant-games'
import { type AnySchedule, isTimed, startsAfter } from '@fairground/rules/game/schedule'
import { deckPrizes } from '@fairground/rules/kinds/instant/deck-odds'
import { checkPrizes, type ReturnRange } from '@fairground/rules/prizes/check-prizes'
import { type BrokenRule, describeProblem } from '@fairground/rules/prizes/describe-problem'
import { getDeckTerms } from './deck-terms.ts'
import { findDrawKind } from './kinds.ts'
import { maxDeckCards } from './max-deck-cards.ts'
import { toPrizeTerms } from './prize-terms.ts'
import { getTerms } from './terms.ts'

export interface CheckedGame {
  readonly rules: { readonly kind: string }
  readonly prizeTable: unknown
  readonly cost: bigint
  readonly fee: bigint
  readonly cap: number
  readonly schedule: AnySchedule
}

/** The rules of sale and settlement that a game breaks. Empty if it can be sold. */
export const checkGame = (game: CheckedGame, range: ReturnRange): BrokenRule[] => {
  if (isInstantKind(game.rules.kind))
    return [...checkSchedule(game.schedule, true), ...checkDeck(game, range)]
  if (!findDrawKind(game.rules.kind))
    return [{ rule: 'kind', text: `there is no kind of game ${game.rules.kind}` }]
  return [...checkSchedule(game.schedule, false), ...checkDrawn(game, range)]
}

const tryTerms = (check: () => BrokenRule[]): BrokenRule[] => {
  try {
    return check()
  } catch (error) {
    return [{ rule: 'terms', text: error instanceof Error ? error.message : String(error) }]
  }
}

const checkDrawn = ({ rules, prizeTable, cost, fee, cap }: CheckedGame, range: ReturnRange): BrokenRule[] =>
  tryTerms(() => {
    const terms = getTerms({ rules, prizeTable })
    const { payoutPercentage, progressivePercentage } = terms.prizeTable
    if (payoutPercentage + progressivePercentage > 100)
      return [{ rule: 'pool', text: 'the percentages exceed the stakes' }]
    return checkPrizes(toPrizeTerms(terms, { cost, fee, cap }), range).map(problem =>
      describeProblem(problem, range),
    )
  })

const checkDeck = ({ rules, prizeTable, cost, fee }: CheckedGame, range: ReturnRange): BrokenRule[] =>
  tryTerms(() => {
    const terms = getDeckTerms({ rules, prizeTable })
    const cards = deckSize(terms.prizeTable)
    const display = findDisplayProblem(terms)
    const sales = BigInt(cards) * (cost + fee)
    const percent = sales === 0n ? 0 : Number((deckPrizes(terms.prizeTable) * 10_000n) / sales) / 100
    return [
      ...(cards > maxDeckCards ? [{ rule: 'deck-size', text: `more than ${maxDeckCards} cards` }] : []),
      ...(display === undefined ? [] : [{ rule: 'display', text: display }]),
      ...(sales > 0n && percent > 100
        ? [{ rule: 'pool', text: 'the prizes exceed the sales of the deck' }]
        : []),
      ...(range && sales > 0n && (percent < range.min || percent > range.max)
        ? [describeProblem({ kind: 'return', percent }, range)]
        : []),
    ]
  })

/** Computes a start, so that a schedule that throws never reaches the worker. */
export const checkSchedule = (schedule: AnySchedule, isDeck: boolean): BrokenRule[] => {
  if (isDeck && !('everyMs' in schedule))
    return [{ rule: 'schedule', text: 'a deck sells for the interval of its schedule' }]
  try {
    if (isTimed(schedule)) startsAfter(schedule, 0, 1)
    return []
  } catch (error) {
    return [{ rule: 'schedule', text: error instanceof Error ? error.message : String(error) }]
  }
}
