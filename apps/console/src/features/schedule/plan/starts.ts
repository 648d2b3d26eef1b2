import type { GameSchedule } from '@fairground/contract/operator/game-template'
import { isInstantKind } from '@fairground/fair/instant/instant-games'
import {
  type Closure,
  isClosedAt,
  isTimed,
  startsAfter,
  type TimedSchedule,
} from '@fairground/rules/game/schedule'

export interface ScheduledGame {
  readonly gameId: number
  readonly title: string
  readonly kind: string
  readonly status: 'selling' | 'paused' | 'stopped' | 'retired'
  readonly schedule: GameSchedule
}

export interface KnownInstance {
  readonly instanceId: number
  readonly gameId: number
  readonly startAt: number | null
  readonly status: string
}

export interface PlannedInstance {
  readonly gameId: number
  readonly startAt: number
  readonly registrationEndAt: number
}

export interface GameClosure extends Closure {
  readonly closureId: number
  readonly gameId: number | null
  readonly title: string
}

/** One run in the calendar. */
export interface Start {
  readonly gameId: number
  readonly title: string
  readonly kind: string
  readonly at: number
  /** Open already, planned besides the schedule, or what the schedule will open. */
  readonly source: 'instance' | 'planned' | 'schedule'
  readonly instanceId?: number
  readonly status?: string
  /** No run opens, because the time is in a closed period. */
  readonly isClosed: boolean
}

export interface Period {
  readonly from: number
  readonly until: number
}

/** Starts at local times are slow to compute, so few are asked for at first. */
const firstBatch = 8
const maxBatch = 500
const maxStarts = 100_000

/** The starts of a schedule in a period, which begins with it. */
export const listStarts = (schedule: TimedSchedule, { from, until }: Period): readonly number[] => {
  const starts: number[] = []
  let after = from - 1
  for (let batch = firstBatch; starts.length < maxStarts; batch = Math.min(maxBatch, batch * 2)) {
    const next = startsAfter(schedule, after, batch)
    const inside = next.filter(at => at < until)
    starts.push(...inside)
    if (inside.length < next.length) break
    after = next.at(-1) ?? until
  }
  return starts
}

const dayMs = 86_400_000
const maxRareInDay = 6

/** How a game takes part in the calendar: single runs, too many for single blocks, or without fixed times. */
export const toRhythm = ({ schedule, kind }: Pick<ScheduledGame, 'schedule' | 'kind'>) => {
  if (isInstantKind(kind)) return 'deck'
  if (!isTimed(schedule)) return 'whenFull'
  const inDay = 'everyMs' in schedule ? dayMs / schedule.everyMs : schedule.times.length
  return inDay > maxRareInDay ? 'frequent' : 'rare'
}

/** Only games that open runs by themselves have starts ahead. */
const opensRuns = ({ status }: ScheduledGame): boolean => status === 'selling'

const closuresFor = (closures: readonly GameClosure[], gameId: number): readonly GameClosure[] =>
  closures.filter(each => each.gameId === null || each.gameId === gameId)

export interface PlanInput extends Period {
  readonly games: readonly ScheduledGame[]
  readonly instances: readonly KnownInstance[]
  readonly planned: readonly PlannedInstance[]
  readonly closures: readonly GameClosure[]
  readonly now: number
}

const isWithin =
  ({ from, until }: Period) =>
  (at: number): boolean =>
    from <= at && at < until

/** The runs of the games with few starts a day, in order of time. */
export const collectStarts = (input: PlanInput): readonly Start[] => {
  const { games, instances, planned, closures, now } = input
  const inPeriod = isWithin(input)
  const starts = games.flatMap((game): Start[] => {
    const { gameId, title, kind, schedule } = game
    const base = { gameId, title, kind }
    const closed = closuresFor(closures, gameId)
    const open = instances
      .filter(each => each.gameId === gameId && each.startAt !== null && inPeriod(each.startAt))
      .map(
        ({ instanceId, startAt, status }): Start => ({
          ...base,
          at: startAt ?? 0,
          source: 'instance',
          instanceId,
          status,
          isClosed: false,
        }),
      )
    const known = new Set(open.map(({ at }) => at))
    const oneOff = planned
      .filter(each => each.gameId === gameId && inPeriod(each.startAt) && !known.has(each.startAt))
      .map(({ startAt }): Start => ({ ...base, at: startAt, source: 'planned', isClosed: false }))
    const ahead = { from: Math.max(input.from, now), until: input.until }
    const scheduled =
      opensRuns(game) && isTimed(schedule) && ahead.from < ahead.until && toRhythm(game) === 'rare'
        ? listStarts(schedule, ahead)
            .filter(at => !known.has(at) && !oneOff.some(each => each.at === at))
            .map((at): Start => ({ ...base, at, source: 'schedule', isClosed: isClosedAt(closed, at) }))
        : []
    return toRhythm(game) === 'rare' ? [...open, ...oneOff, ...scheduled] : oneOff
  })
  return starts.toSorted((one, other) => one.at - other.at || one.gameId - other.gameId)
}

const countStarts = (schedule: GameSchedule, period: Period): number => {
  if (!isTimed(schedule)) return 0
  if (!('everyMs' in schedule)) return listStarts(schedule, period).length
  const { everyMs, offsetMs } = schedule
  const before = (at: number): number => Math.floor((at - 1 - offsetMs) / everyMs)
  return before(period.until) - before(period.from)
}

export interface FrequentGame extends ScheduledGame {
  readonly count: number
  readonly closedCount: number
}

/** The games with many starts a day, with how many the period has. */
export const countFrequent = ({
  games,
  closures,
  ...period
}: Omit<PlanInput, 'instances' | 'planned' | 'now'>) =>
  games
    .filter(game => opensRuns(game) && toRhythm(game) === 'frequent')
    .map((game): FrequentGame => {
      const own = closuresFor(closures, game.gameId)
      if (own.length === 0) return { ...game, count: countStarts(game.schedule, period), closedCount: 0 }
      const starts = isTimed(game.schedule) ? listStarts(game.schedule, period) : []
      const closed = starts.filter(at => isClosedAt(own, at)).length
      return { ...game, count: starts.length - closed, closedCount: closed }
    })
