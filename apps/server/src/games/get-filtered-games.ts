import type { Game } from '@fairground/contract/entities/game'
import type { GameFilter } from '@fairground/contract/entities/game-filter'
import { withParts } from '#instance/player-overlay.ts'
import type { Handler } from '#operation/handler.ts'
import { withFavorites } from '#instance/favorites.ts'

const listedAtMost = 200

export const getFilteredGames: Handler<'getFilteredGames'> = async (
  { filter },
  { member, session },
  { lobby, own },
) => {
  const passing = (await lobby.games(member.id)).filter(game => passes(game, filter))
  const first = filter.firstResult ?? 0
  const page = passing.slice(first, first + (filter.maxResults ?? listedAtMost))
  if (!session) return { games: page, totalCount: passing.length }
  const { parts } = await own.of(member.id, session.playerId)
  const games = withFavorites(withParts(page, parts), await own.favorites(member.id, session.playerId))
  return { games, totalCount: passing.length }
}

/** -1 or absent: either way; 0: without; 1: only. */
const fits = (wanted: -1 | 0 | 1 | undefined, is: boolean): boolean =>
  wanted === undefined || wanted === -1 || (wanted === 1) === is

const within = (value: number, least: number | undefined, most: number | undefined): boolean =>
  (least === undefined || value >= least) && (most === undefined || value <= most)

const wireDecimals = 4

/** For comparing only: a filter may have more decimals than the game's currency. */
const scaled = (amount: string): bigint => {
  const [whole = '', fraction = ''] = amount.split('.')
  return BigInt(whole + fraction.padEnd(wireDecimals, '0'))
}

const drawRange = (rule: Game['gameRule']): number => {
  const [terms] = Object.values(rule)
  if ('from' in terms) return terms.from
  return 'balls' in terms ? terms.balls : 0
}

const passes = (game: Game, filter: GameFilter): boolean => {
  const cost = scaled(game.gamePlayCost)
  const progressive = game.progressiveAmount !== null && scaled(game.progressiveAmount) > 0n
  return (
    fits(filter.free, cost === 0n) &&
    fits(filter.tournament, game.tournament) &&
    fits(filter.instaplay, !game.tournament) &&
    fits(filter.progressive, progressive) &&
    fits(filter.empty, game.gamePlayCurrent === 0) &&
    within(game.gamePlayCurrent, filter.minPlayCount, filter.maxPlayCount) &&
    within(game.gamePlaySize, filter.minPlaySize, filter.maxPlaySize) &&
    within(drawRange(game.gameRule), filter.minDrawRange, filter.maxDrawRange) &&
    (filter.minPlayCost === undefined || cost >= scaled(filter.minPlayCost)) &&
    (filter.maxPlayCost === undefined || cost <= scaled(filter.maxPlayCost)) &&
    (filter.gameId === undefined || filter.gameId === game.gameId) &&
    (filter.currencyId === undefined || filter.currencyId === game.currencyId)
  )
}
