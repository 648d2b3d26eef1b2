import { Type } from 'typebox'
import { BonoboPlace, Game } from '../entities/game.ts'
import { ExternalHistoryItem, GameHistoryItem, GameHistorySearch } from '../entities/game-history.ts'
import { GameResults } from '../entities/game-results.ts'
import { LastDraw } from '../entities/last-draw.ts'
import { Play } from '../entities/play.ts'
import { PrizeLadder } from '../entities/prize-ladder.ts'
import { SearchRequest, SearchResult } from '../entities/search.ts'
import { PrintedTicket } from '../entities/ticket.ts'
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

const OfInstance = { gameInstanceId: Id, languageId: Type.Optional(LanguageId) }
const PayoutRequest = closed({
  gameInstanceId: Id,
  gameId: Type.Optional(Id),
  tournament: Type.Optional(Type.Boolean()),
})

export const gamesInstanceOperations = {
  getGameLobby: operation({
    area: 'games',
    access: 'anyone',
    input: closed(OfInstance),
    output: closed({
      game: Game,
      ...PrizeLadder.properties,
      myPlays: Type.Array(Play),
      lastDraws: Type.Array(LastDraw),
    }),
    faults: ['game.notFound'],
    summary: 'One instance with its prizes, odds, last draws and my plays.',
  }),
  getBonoboPayout: operation({
    area: 'games',
    access: 'anyone',
    input: PayoutRequest,
    output: closed({ gameInstanceId: Id, bonoboPayout: Type.Array(BonoboPlace) }),
    faults: ['game.notFound'],
    summary: 'The ranked payout that shares the rest of the pool at the end.',
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
    summary: 'Prize pool, prize ladder, odds and return to player of one instance.',
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
    summary: 'Who is in, by masked name, and with how many plays.',
  }),
  getGamePlayerPlays: operation({
    area: 'games',
    access: 'player',
    input: closed({ gameInstanceId: Id }),
    output: closed({ plays: Type.Array(Play), tickets: Type.Array(PrintedTicket) }),
    faults: ['game.notFound'],
    summary: 'My plays in one instance, and the tickets they are printed on.',
  }),
  getGameResults: operation({
    area: 'games',
    access: 'anyone',
    input: closed({ gameInstanceId: Id, justMe: Type.Optional(Type.Boolean()) }),
    output: GameResults,
    faults: ['game.notFound', 'game.notStarted'],
    summary: 'Draw, timeline and winners of a started instance.',
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
    summary: 'The last draws of a game with the address of each public draw record.',
  }),
  searchGameHistory: operation({
    area: 'games',
    access: 'anyone',
    input: SearchRequest(GameHistorySearch),
    output: SearchResult(GameHistoryItem),
    faults: [],
    summary: 'Ended instances, for replays.',
  }),
  searchPlayersExternalHistory: operation({
    area: 'games',
    access: 'player',
    input: SearchRequest(GameHistorySearch),
    output: SearchResult(ExternalHistoryItem),
    faults: [],
    summary: 'Plays of this player bought outside the site.',
  }),
  getGameHistoryDetail: operation({
    area: 'games',
    access: 'anyone',
    input: closed(OfInstance),
    output: closed({ game: Game, item: GameHistoryItem, results: GameResults }),
    faults: ['game.notFound', 'game.notStarted'],
    summary: 'One ended instance with its results.',
  }),
} as const
