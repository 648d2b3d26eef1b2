import { isTimed } from '@fairground/rules/game/schedule'
import { toWallTime } from '@fairground/rules/game/wall-clock'
import {
  type GameClosure,
  listStarts,
  type Period,
  type ScheduledGame,
  type Start,
  toRhythm,
} from './starts.ts'

export type Warning =
  /** Clocks skip the time of the schedule, so the run starts at another local time. */
  | { readonly kind: 'skipped'; readonly title: string; readonly gameId: number; readonly at: number }
  /** Draws of several games start in the same minute. */
  | { readonly kind: 'together'; readonly titles: readonly string[]; readonly at: number }
  /** A closed period takes runs away. */
  | {
      readonly kind: 'closed'
      readonly closure: string
      readonly titles: readonly string[]
      readonly count: number
    }
  /** A game that sells has no run in the period. */
  | { readonly kind: 'gap'; readonly title: string; readonly gameId: number }

const minuteMs = 60_000
const dayMs = 86_400_000

const toClock = (zone: string, at: number): string =>
  new Date(toWallTime(zone, at) % dayMs).toISOString().slice(11, 16)

const findSkipped = (games: readonly ScheduledGame[], period: Period): readonly Warning[] =>
  games.flatMap(game => {
    const { schedule, title, gameId } = game
    if (game.status !== 'selling' || !isTimed(schedule) || !('timeZone' in schedule)) return []
    return listStarts(schedule, period)
      .filter(at => !schedule.times.includes(toClock(schedule.timeZone, at)))
      .map((at): Warning => ({ kind: 'skipped', title, gameId, at }))
  })

const findTogether = (starts: readonly Start[]): readonly Warning[] => {
  const byMinute = new Map<number, Start[]>()
  for (const start of starts.filter(({ isClosed }) => !isClosed)) {
    const minute = Math.floor(start.at / minuteMs) * minuteMs
    byMinute.set(minute, [...(byMinute.get(minute) ?? []), start])
  }
  return [...byMinute]
    .filter(([, same]) => new Set(same.map(({ gameId }) => gameId)).size > 1)
    .map(([at, same]): Warning => ({ kind: 'together', at, titles: same.map(({ title }) => title) }))
}

const findClosed = (starts: readonly Start[], closures: readonly GameClosure[]): readonly Warning[] =>
  closures.flatMap(closure => {
    const taken = starts.filter(
      ({ at, gameId, isClosed }) =>
        isClosed &&
        closure.from <= at &&
        at < closure.until &&
        (closure.gameId === null || closure.gameId === gameId),
    )
    const titles = [...new Set(taken.map(({ title }) => title))]
    return taken.length === 0 ? [] : [{ kind: 'closed', closure: closure.title, titles, count: taken.length }]
  })

const findGaps = (games: readonly ScheduledGame[], starts: readonly Start[]): readonly Warning[] =>
  games
    .filter(game => game.status === 'selling' && toRhythm(game) === 'rare')
    .filter(({ gameId }) => !starts.some(start => start.gameId === gameId && !start.isClosed))
    .map(({ title, gameId }): Warning => ({ kind: 'gap', title, gameId }))

export interface WarningInput extends Period {
  readonly games: readonly ScheduledGame[]
  readonly starts: readonly Start[]
  readonly closures: readonly GameClosure[]
}

/** What a person should look at in a period. */
export const findWarnings = ({ games, starts, closures, ...period }: WarningInput): readonly Warning[] => [
  ...findSkipped(games, period),
  ...findTogether(starts),
  ...findClosed(starts, closures),
  ...findGaps(games, starts),
]
