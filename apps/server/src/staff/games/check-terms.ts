import type { GameTerms } from '@fairground/contract/operator/game-template'
import type { Tx } from '@fairground/database/transaction'
import type { BrokenRule } from '@fairground/rules/prizes/describe-problem'
import { checkGame } from '#kinds/check-game.ts'
import { paysJackpot, getTerms } from '#kinds/terms.ts'
import { isDeck } from '#kinds/deck-terms.ts'
import { CommandRefused } from '#staff/act.ts'
import { readOperator } from '#staff/operators/queries.ts'
import { diffFields } from './diff-terms.ts'
import { findTermsProblem, type GameRow, hasSubscriptions, readJackpot } from './queries/games.ts'

/** The rules that terms break at this operator: first those that sell and settle, then the one of the table. */
export const findBrokenRules = async (tx: Tx, memberId: number, terms: GameTerms): Promise<BrokenRule[]> => {
  const { return_min: min, return_max: max } = await readOperator(tx, memberId)
  const range = min === null || max === null ? undefined : { min, max }
  const game = { ...terms, cost: BigInt(terms.cost), fee: BigInt(terms.fee) }
  const broken = checkGame(game, range)
  if (broken.length > 0) return broken
  const problem = await findTermsProblem(tx, memberId, terms)
  return problem === null ? [] : [{ rule: 'database', text: problem }]
}

/** The rules that a change of a live game breaks besides. */
const findBrokenChanges = async (
  tx: Tx,
  memberId: number,
  live: GameRow,
  terms: GameTerms,
): Promise<BrokenRule[]> => {
  if (terms.rules.kind !== live.rule)
    return [{ rule: 'same-kind', text: `game ${live.id} stays a ${live.rule}; publish another game` }]
  const isPaid = isDeck(terms) || paysJackpot(getTerms(terms))
  if (!isPaid && (await readJackpot(tx, memberId, live.id)) > 0n)
    return [{ rule: 'jackpot-kept', text: 'no tier pays the jackpot that players have filled' }]
  const isSameSale =
    diffFields(live.rules, terms.rules).length === 0 &&
    BigInt(terms.cost) === live.cost &&
    BigInt(terms.fee) === live.fee
  if (!isSameSale && (await hasSubscriptions(tx, memberId, live.id)))
    return [{ rule: 'subscriptions', text: 'players have subscribed to these rules and this price' }]
  return []
}

const refuseBroken = (broken: readonly BrokenRule[]): void => {
  if (broken.length > 0)
    throw new CommandRefused(broken.map(({ rule, text }) => `${rule}: ${text}`).join('; '))
}

export const requireTerms = async (tx: Tx, memberId: number, terms: GameTerms): Promise<void> =>
  refuseBroken(await findBrokenRules(tx, memberId, terms))

export const findChangeProblems = async (
  tx: Tx,
  memberId: number,
  live: GameRow,
  terms: GameTerms,
): Promise<BrokenRule[]> => {
  const broken = await findBrokenRules(tx, memberId, terms)
  return broken.length > 0 ? broken : findBrokenChanges(tx, memberId, live, terms)
}

export const requireChange = async (
  tx: Tx,
  memberId: number,
  live: GameRow,
  terms: GameTerms,
): Promise<void> => refuseBroken(await findChangeProblems(tx, memberId, live, terms))
