import type { Game } from '@fairground/contract/entities/games/game'
import type { PlaySelection } from '@fairground/contract/entities/plays/join'
import type { Money } from '@fairground/rules/money/money'
import type { PickIndex } from '@fairground/rules/picking/picker'
import { unitsCost } from '@fairground/rules/play/cost'
import { type PricedGame, toPlayPrice } from '#features/purchase/ticket-price.ts'
import { addLine, dipAll, newDraft, toPlays } from '#features/pick/draft/draft.ts'
import { getSiteKind } from '#kinds/kinds.ts'

type Plays = Pick<PlaySelection, 'userPlays' | 'userPlaysCount' | 'multiOptions'>

/** Creates `count` plays: lucky dips for picked numbers, no lines if the server deals the tickets. */
export const oneClickPlays = (
  { gameRule }: Pick<Game, 'gameRule'>,
  count: number,
  pickIndex: PickIndex,
): Plays => {
  const rule = getSiteKind(gameRule).playRule
  if (rule.kind === 'dealt') return { userPlays: [], userPlaysCount: count }
  let draft = newDraft(rule)
  for (let i = 1; i < count; i++) draft = addLine(draft, count)
  draft = dipAll(draft, pickIndex)
  return { ...toPlays(draft), userPlaysCount: count }
}

/** Price of the selection: per staked unit for digits, per play for everything else. */
export const selectionCost = (game: PricedGame, { multiOptions, userPlaysCount }: Plays): Money => {
  const units = multiOptions?.map(staked => staked.reduce((sum, each) => sum + each, 0))
  return unitsCost(toPlayPrice(game), units ?? Array.from({ length: userPlaysCount }, () => 1))
}

/** The open instance of the game that starts first. */
export const instanceToBuy = (games: readonly Game[], gameId: number): Game | undefined =>
  games
    .filter(game => game.gameId === gameId && game.gameStatus === 'OPEN')
    .toSorted((a, b) => (a.tournamentStartTime ?? Infinity) - (b.tournamentStartTime ?? Infinity))[0]
