import { Type } from 'typebox'
import { Game } from '#entities/games/game.ts'
import { GameFilter } from '#entities/games/game-filter.ts'
import { GameType, GameTypeInstance } from '#entities/games/game-type.ts'
import {
  closed,
  Count,
  CurrencyId,
  DecimalAmount,
  Html,
  Id,
  LanguageId,
  LongText,
  Page,
  ShortText,
  Time,
} from '../entities/values.ts'
import { operation } from '../operation.ts'

const memberFields = { memberId: Type.Optional(Id), language: Type.Optional(LanguageId) }
const CostRequest = closed({
  ...memberFields,
  gameIds: Type.Array(Id, { minItems: 1, maxItems: 50 }),
  playsPerGame: Type.Integer({ minimum: 1, maximum: 1000 }),
})
const costFields = {
  gameId: Id,
  currencyId: CurrencyId,
  gamesPerMonth: Count,
  costPerMonth: DecimalAmount,
}

export const gamesOperations = {
  getFilteredGames: operation({
    area: 'games',
    access: 'anyone',
    input: closed({ filter: GameFilter }),
    output: closed({ games: Type.Array(Game), totalCount: Count }),
    faults: [],
    summary: 'Lists the games of the lobby that match a filter.',
  }),
  getGameTypes: operation({
    area: 'games',
    access: 'anyone',
    input: closed(memberFields),
    output: closed({ gameTypes: Type.Array(GameType) }),
    faults: [],
    summary: 'Lists the games that an operator sells.',
  }),
  getGameTypeInstances: operation({
    area: 'games',
    access: 'anyone',
    input: closed({
      ...memberFields,
      page: Page,
      gameId: Type.Optional(Id),
      gameInstanceId: Type.Optional(Id),
      dateStartedFrom: Type.Optional(Time),
      dateEndedTo: Type.Optional(Time),
    }),
    output: closed({ result: Type.Array(GameTypeInstance), totalCount: Count }),
    faults: [],
    summary: 'Lists the instances of one game page by page.',
  }),
  getAllGameTypeInstances: operation({
    area: 'games',
    access: 'anyone',
    input: closed({ ...memberFields, gameId: Id }),
    output: closed({ instances: Type.Array(GameTypeInstance) }),
    faults: ['game.notFound'],
    summary: 'Lists all recent instances of one game.',
  }),
  getGamesCostPerMonth: operation({
    area: 'games',
    access: 'anyone',
    input: CostRequest,
    output: closed({ costs: Type.Array(closed(costFields)) }),
    faults: ['game.notFound'],
    summary: 'Returns the monthly cost of playing every instance of the given games.',
  }),
  getGamesCostPerMonthAndSchedule: operation({
    area: 'games',
    access: 'anyone',
    input: CostRequest,
    output: closed({ costs: Type.Array(closed({ ...costFields, startTimes: Type.Array(Time) })) }),
    faults: ['game.notFound'],
    summary: 'Returns the monthly cost of the given games together with their start times.',
  }),
  getGameLanguage: operation({
    area: 'games',
    access: 'anyone',
    input: closed({ gameId: Id, languageId: LanguageId }),
    output: closed({
      gameId: Id,
      languageId: LanguageId,
      gameTitle: ShortText,
      gameTitleShort: ShortText,
      gameDescription: LongText,
      gameInfo: Html,
      gameRulesHtml: Html,
      oneClickStartInfo: Type.Optional(Html),
      oneClickGameLobbyInfo: Type.Optional(Html),
      oneClickSuccessInfo: Type.Optional(Html),
      oneClickBundleName: Type.Optional(ShortText),
    }),
    faults: ['game.notFound'],
    summary: 'Returns the texts and rules of a game in one language.',
  }),
  saveFavoriteGame: operation({
    area: 'games',
    access: 'player',
    input: closed({ gameId: Id }),
    output: closed({ favoriteGames: Type.Array(Id) }),
    faults: ['game.notFound'],
    summary: "Adds a game to the player's favourites.",
  }),
  deleteFavoriteGame: operation({
    area: 'games',
    access: 'player',
    input: closed({ gameId: Id }),
    output: closed({ favoriteGames: Type.Array(Id) }),
    faults: ['game.notFound'],
    summary: "Removes a game from the player's favourites.",
  }),
} as const
