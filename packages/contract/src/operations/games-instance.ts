import { Type } from 'typebox'
import { BonoboPlace, Game } from '#entities/games/game.ts'
import { ExternalHistoryItem, GameHistoryItem, GameHistorySearch } from '#entities/games/game-history.ts'
import { GameResults } from '#entities/games/game-results.ts'
import { LastDraw } from '#entities/games/last-draw.ts'
import { Play } from '#entities/plays/play.ts'
import { PrizeLadder } from '#entities/games/prize-ladder.ts'
import { SearchRequest, SearchResult } from '../entities/search.ts'
import { PrintedTicket } from '#entities/plays/ticket.ts'
import {
  closed,
  Count,
  CurrencyId,
  DecimalAmount,
  Id,
  LanguageId,
  MaxResults,
  Nullable,
  Page,
  ShortText,
} from '../entities/values.ts'
import { operation } from '../operation.ts'

const instanceFields = { gameInstanceId: Id, languageId: Type.Optional(LanguageId) }
const PayoutRequest = closed({
  gameInstanceId: Id,
  gameId: Type.Optional(Id),
  tournament: Type.Optional(Type.Boolean()),
})

export const gamesInstanceOperations = {
  getGameLobby: operation({
    area: 'games',
    access: 'anyone',
    input: closed(instanceFields),
    output: closed({
      game: Game,
      ...PrizeLadder.properties,
      myPlays: Type.Array(Play),
      lastDraws: Type.Array(LastDraw),
    }),
    faults: ['game.notFound'],
    summary: "Returns one instance with its prizes, odds, last draws and the player's plays.",
  }),
  getBonoboPayout: operation({
    area: 'games',
    access: 'anyone',
    input: PayoutRequest,
    output: closed({ gameInstanceId: Id, bonoboPayout: Type.Array(BonoboPlace) }),
    faults: ['game.notFound'],
    summary: 'Returns the ranked payout that shares the rest of the prize pool when the game ends.',
  }),
  getGamePayoutInfo: operation({
    area: 'games',
    access: 'anyone',
    input: PayoutRequest,
    output: closed({
      gameInstanceId: Id,
      payoutCurrencyId: CurrencyId,
      prizePool: DecimalAmount,
      progressiveAmount: Nullable(DecimalAmount),
      payoutPercentage: Type.Number({ minimum: 0, maximum: 100 }),
      ...PrizeLadder.properties,
    }),
    faults: ['game.notFound'],
    summary: 'Returns the prize pool, prize ladder, odds and return to player of one instance.',
  }),
  getGamePlayers: operation({
    area: 'games',
    access: 'anyone',
    input: closed({
      gameInstanceId: Id,
      page: Type.Optional(Page),
      maxResults: Type.Optional(MaxResults),
    }),
    output: closed({ players: Type.Array(closed({ name: ShortText, plays: Count })), totalCount: Count }),
    faults: ['game.notFound'],
    summary: 'Lists the players of an instance by masked name, with their number of plays.',
  }),
  getGamePlayerPlays: operation({
    area: 'games',
    access: 'player',
    input: closed({ gameInstanceId: Id }),
    output: closed({ plays: Type.Array(Play), tickets: Type.Array(PrintedTicket) }),
    faults: ['game.notFound'],
    summary: "Lists the player's plays in one instance and the tickets they are printed on.",
  }),
  getGameResults: operation({
    area: 'games',
    access: 'anyone',
    input: closed({ gameInstanceId: Id, justMe: Type.Optional(Type.Boolean()) }),
    output: GameResults,
    faults: ['game.notFound', 'game.notStarted'],
    summary: 'Returns the draw, timeline and winners of a started instance.',
  }),
  getGameLastWinningDraws: operation({
    area: 'games',
    access: 'anyone',
    input: closed({
      gameId: Type.Optional(Id),
      gameInstanceId: Type.Optional(Id),
      languageId: Type.Optional(LanguageId),
      maxResults: Type.Optional(MaxResults),
    }),
    output: closed({ draws: Type.Array(LastDraw) }),
    faults: ['game.notFound'],
    summary: 'Lists the last draws of a game, each with the address of its public draw record.',
  }),
  searchGameHistory: operation({
    area: 'games',
    access: 'anyone',
    input: SearchRequest(GameHistorySearch),
    output: SearchResult(GameHistoryItem),
    faults: [],
    summary: 'Searches ended instances, for replays.',
  }),
  searchPlayersExternalHistory: operation({
    area: 'games',
    access: 'player',
    input: SearchRequest(GameHistorySearch),
    output: SearchResult(ExternalHistoryItem),
    faults: [],
    summary: "Searches the player's plays that were bought outside the site.",
  }),
  getGameHistoryDetail: operation({
    area: 'games',
    access: 'anyone',
    input: closed(instanceFields),
    output: closed({ game: Game, item: GameHistoryItem, results: GameResults }),
    faults: ['game.notFound', 'game.notStarted'],
    summary: 'Returns one ended instance with its results.',
  }),
} as const
