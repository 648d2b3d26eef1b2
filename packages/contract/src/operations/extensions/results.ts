import { Type } from 'typebox'
import { DayDraw } from '#entities/games/day-results.ts'
import { GameStatistics } from '#entities/games/game-statistics.ts'
import { PracticeGame } from '#entities/games/practice-game.ts'
import { PlayStatistics } from '#entities/money/play-statistics.ts'
import { SearchResult } from '#entities/search.ts'
import { closed, Id, LanguageId, MaxResults, Nullable, Page, ShortText, Time } from '#entities/values.ts'
import { operation } from '#operation.ts'

const period = { from: Time, until: Type.Integer({ ...Time, description: 'Exclusive.' }) }
const gameFields = { gameId: Id, languageId: Type.Optional(LanguageId) }

export const resultsOperations = {
  searchDayResults: operation({
    area: 'results',
    access: 'anyone',
    input: closed({ ...gameFields, ...period, page: Page, maxResults: MaxResults }),
    output: closed({
      gameTitle: ShortText,
      ...SearchResult(DayDraw).properties,
      previousAt: Nullable(
        Type.Integer({ ...Time, description: 'The start of the last draw before the period.' }),
      ),
      nextAt: Nullable(
        Type.Integer({ ...Time, description: 'The start of the first draw after the period.' }),
      ),
    }),
    faults: ['game.notFound'],
    summary: 'Lists the ended draws of a game in a period, newest first, with winners and prizes.',
  }),
  getGameStatistics: operation({
    area: 'results',
    access: 'anyone',
    input: closed({ ...gameFields, draws: Type.Enum([50, 100, 500]) }),
    output: GameStatistics,
    faults: ['game.notFound'],
    summary: 'Counts how often each number was drawn in the last draws, and lists their jackpots.',
  }),
  getPracticeGame: operation({
    area: 'results',
    access: 'anyone',
    input: closed(gameFields),
    output: PracticeGame,
    faults: ['login.selfRestricted', 'game.notFound'],
    summary: 'Returns the terms with which a browser plays a practice game without money.',
  }),
  getPlayStatistics: operation({
    area: 'statements',
    access: 'player',
    input: closed(period),
    output: PlayStatistics,
    faults: [],
    summary: 'Returns what the player spent and won in a period, by kind of game, and the time logged in.',
  }),
} as const
