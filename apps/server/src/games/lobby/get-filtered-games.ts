import type { Game } from '@fairground/contract/entities/games/game'
import { gameRuleNames } from '@fairground/contract/entities/games/game-rule'
import type { GameFilter } from '@fairground/contract/entities/games/game-filter'
import { withParticipations } from '#instances/player-overlay.ts'
import { servedLanguage } from '#site-content/served-language.ts'
import type { Handler } from '#operation/handler.ts'
import { withFavorites } from '#instances/favorites.ts'

const maxListed = 200

export const getFilteredGames: Handler<'getFilteredGames'> = async (
  { filter },
  { member, session },
  { lobbyCache, playerViews, siteContents },
) => {
  const language = await servedLanguage(filter.languageId, member, siteContents)
  const matching = (await lobbyCache.games(member.id, language)).filter(game => matchesFilter(game, filter))
  const first = filter.firstResult ?? 0
  const page = matching.slice(first, first + (filter.maxResults ?? maxListed))
  if (!session) return { games: page, totalCount: matching.length }
  const { participations, favorites } = await playerViews.get(member.id, session.playerId)
  const games = withFavorites(withParticipations(page, participations), favorites)
  return { games, totalCount: matching.length }
}

/** -1 or absent matches all games, 0 those without the property, 1 those with it. */
const matchesFlag = (flag: -1 | 0 | 1 | undefined, is: boolean): boolean =>
  flag === undefined || flag === -1 || (flag === 1) === is

/** The specification numbers the types without listing them; the list of game rules has a fixed order. */
const matchesType = (type: number | undefined, { gameRule }: Game): boolean =>
  type === undefined || type === -1 || Object.keys(gameRule)[0] === gameRuleNames[type]

const isWithin = (value: number, min: number | undefined, max: number | undefined): boolean =>
  (min === undefined || value >= min) && (max === undefined || value <= max)

const wireDecimals = 4

/** Scales an amount for comparison, because a filter may have more decimals than the currency of the game. */
const toScaled = (amount: string): bigint => {
  const [whole = '', fraction = ''] = amount.split('.')
  return BigInt(whole + fraction.padEnd(wireDecimals, '0'))
}

const drawRange = (rule: Game['gameRule']): number => {
  const [terms] = Object.values(rule)
  if ('from' in terms) return terms.from
  return 'balls' in terms ? terms.balls : 0
}

const matchesFilter = (game: Game, filter: GameFilter): boolean => {
  const cost = toScaled(game.gamePlayCost)
  const progressive = game.progressiveAmount !== null && toScaled(game.progressiveAmount) > 0n
  return (
    matchesFlag(filter.free, cost === 0n) &&
    matchesFlag(filter.tournament, game.tournament) &&
    matchesFlag(filter.instaplay, !game.tournament) &&
    matchesType(filter.tournamentType, game) &&
    matchesFlag(filter.progressive, progressive) &&
    matchesFlag(filter.empty, game.gamePlayCurrent === 0) &&
    isWithin(game.gamePlayCurrent, filter.minPlayCount, filter.maxPlayCount) &&
    isWithin(game.gamePlaySize, filter.minPlaySize, filter.maxPlaySize) &&
    isWithin(drawRange(game.gameRule), filter.minDrawRange, filter.maxDrawRange) &&
    (filter.minPlayCost === undefined || cost >= toScaled(filter.minPlayCost)) &&
    (filter.maxPlayCost === undefined || cost <= toScaled(filter.maxPlayCost)) &&
    (filter.gameId === undefined || filter.gameId === game.gameId) &&
    (filter.currencyId === undefined || filter.currencyId === game.currencyId)
  )
}
