import { Type } from 'typebox'
import { Game } from '../entities/game.ts'
import { GameFilter } from '../entities/game-filter.ts'
import { GameType, GameTypeInstance } from '../entities/game-type.ts'
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

const OfMember = { memberId: Type.Optional(Id), language: Type.Optional(LanguageId) }
const CostRequest = closed({
  ...OfMember,
  gameIds: Type.Array(Id, { minItems: 1, maxItems: 50 }),
  playsPerGame: Type.Integer({ minimum: 1, maximum: 1000 }),
})
const CostPerMonth = {
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
    summary: 'The games of the lobby that pass a filter.',
  }),
  getGameTypes: operation({
    area: 'games',
    access: 'anyone',
    input: closed(OfMember),
    output: closed({ gameTypes: Type.Array(GameType) }),
    faults: [],
    summary: 'The games an operator sells.',
  }),
  getGameTypeInstances: operation({
    area: 'games',
    access: 'anyone',
    input: closed({
      ...OfMember,
      page: Page,
      gameId: Type.Optional(Id),
      gameInstanceId: Type.Optional(Id),
      dateStartedFrom: Type.Optional(Time),
      dateEndedTo: Type.Optional(Time),
    }),
    output: closed({ result: Type.Array(GameTypeInstance), totalCount: Count }),
    faults: [],
    summary: 'Instances of one game, page by page.',
  }),
  getAllGameTypeInstances: operation({
    area: 'games',
    access: 'anyone',
    input: closed({ ...OfMember, gameId: Id }),
    output: closed({ instances: Type.Array(GameTypeInstance) }),
    faults: ['game.notFound'],
    summary: 'All recent instances of one game.',
  }),
  getGamesCostPerMonth: operation({
    area: 'games',
    access: 'anyone',
    input: CostRequest,
    output: closed({ costs: Type.Array(closed(CostPerMonth)) }),
    faults: ['game.notFound'],
    summary: 'What playing every instance of these games costs in a month.',
  }),
  getGamesCostPerMonthAndSchedule: operation({
    area: 'games',
    access: 'anyone',
    input: CostRequest,
    output: closed({ costs: Type.Array(closed({ ...CostPerMonth, startTimes: Type.Array(Time) })) }),
    faults: ['game.notFound'],
    summary: 'The monthly cost of games together with their start times.',
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
    }),
    faults: ['game.notFound'],
    summary: "A game's texts and rules in one language.",
  }),
  saveFavoriteGame: operation({
    area: 'games',
    access: 'player',
    input: closed({ gameId: Id }),
    output: closed({ favoriteGames: Type.Array(Id) }),
    faults: ['game.notFound'],
    summary: 'Mark a game as favourite.',
  }),
  deleteFavoriteGame: operation({
    area: 'games',
    access: 'player',
    input: closed({ gameId: Id }),
    output: closed({ favoriteGames: Type.Array(Id) }),
    faults: ['game.notFound'],
    summary: 'Take a game out of the favourites.',
  }),
} as const
