import type { Game } from '@fairground/contract/entities/game'
import type { PlaysWanted } from '@fairground/contract/entities/join'
import type { Money } from '@fairground/rules/money/money'
import type { PickIndex } from '@fairground/rules/picking/picker'
import { costOfUnits } from '@fairground/rules/play/cost'
import { type PricedGame, priceOf } from '#features/order/ticket-price.ts'
import { addLine, dipAll, newDraft, playsOf, stakeOne } from '#features/pick/draft.ts'
import { playRuleOf } from '#shared/line-shape.ts'

type Plays = Pick<PlaysWanted, 'userPlays' | 'userPlaysCount' | 'multiOptions'>

/** So many plays without a choice: lucky dips where numbers are picked, and nothing where the server deals. */
export const oneClickPlays = (
  { gameRule }: Pick<Game, 'gameRule'>,
  count: number,
  pickIndex: PickIndex,
): Plays => {
  const rule = playRuleOf(gameRule)
  if (rule.kind === 'dealt') return { userPlays: [], userPlaysCount: count }
  let draft = newDraft(rule)
  for (let i = 1; i < count; i++) draft = addLine(draft, count)
  draft = dipAll(draft, pickIndex)
  const [option] = rule.kind === 'digits' ? rule.options : []
  if (option !== undefined) for (const i of draft.lines.keys()) draft = stakeOne(draft, i, option)
  return { ...playsOf(draft), userPlaysCount: count }
}

/** What the wish costs: digits by the units staked on them, everything else by the play. */
export const costOfWish = (game: PricedGame, { multiOptions, userPlaysCount }: Plays): Money => {
  const units = multiOptions?.map(staked => staked.reduce((sum, each) => sum + each, 0))
  return costOfUnits(priceOf(game), units ?? Array.from({ length: userPlaysCount }, () => 1))
}

/** The instance of a game that can be bought next. */
export const instanceToBuy = (games: readonly Game[], gameId: number): Game | undefined =>
  games
    .filter(game => game.gameId === gameId && game.gameStatus === 'OPEN')
    .toSorted((a, b) => (a.tournamentStartTime ?? Infinity) - (b.tournamentStartTime ?? Infinity))[0]
