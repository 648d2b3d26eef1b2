import { addEvent, type PlayState } from '../add-event.ts'
import { type Alerts, findAlerts } from '../aml/find-alerts.ts'
import { createDay, type DayFacts, dayMs } from '../day-facts.ts'
import { findScore, type Score } from '../indicators/find-indicators.ts'
import { historyDays } from '../indicators/play-facts.ts'
import type { PlayEvent } from '../play-event.ts'
import { defaultThresholds } from '../thresholds.ts'

/** What a simulated player does on one day. Signals are those of this day alone. */
export interface SimulatedDay {
  readonly events: readonly PlayEvent[]
  readonly sessionMinutes?: number
  readonly failedDeposits?: number
  readonly raisedLimits?: number
  readonly cancelledWithdrawals?: number
  readonly contacts?: number
}

export interface SimulatedPlayer {
  readonly name: string
  readonly methods?: number
  readonly sharedWith?: number
  readonly play: (day: number) => SimulatedDay
}

export interface Assessment {
  readonly day: number
  readonly score: Score
  readonly alerts: Alerts
}

export const simulatedDays = 60

/** The time of a minute of a simulated day. Minutes above 1440 belong to the next day. */
export const toTime = (day: number, minute: number): number => day * dayMs + minute * 60_000

type Signal = Exclude<keyof SimulatedDay, 'events' | 'sessionMinutes'>

/** Plays 60 days and assesses the player at the end of each one, with the same rules as the worker. */
export const simulate = ({ methods = 1, sharedWith = 0, play }: SimulatedPlayer): Assessment[] => {
  let state: PlayState | undefined
  const days = new Map<number, DayFacts>()
  const past: SimulatedDay[] = []
  const deposits: PlayEvent[] = []
  const count = (signal: Signal, span: number) =>
    past.slice(-span).reduce((sum, day) => sum + (day[signal] ?? 0), 0)
  return Array.from({ length: simulatedDays }, (_, day) => {
    const played = play(day)
    past.push(played)
    for (const event of [...played.events].sort((a, b) => a.at - b.at)) {
      state = addEvent(state, event, defaultThresholds)
      days.set(state.day.day, state.day)
      if (event.kind === 'deposit') deposits.push(event)
    }
    const today = days.get(day) ?? createDay(day)
    const history = [...days.values()].filter(each => each.day < day && each.day >= day - historyDays)
    return {
      day,
      score: findScore(
        {
          today,
          history,
          sessionMinutes: played.sessionMinutes ?? 0,
          failedDeposits: played.failedDeposits ?? 0,
          raisedLimits: count('raisedLimits', 7),
          cancelledWithdrawals: count('cancelledWithdrawals', 7),
          contacts: count('contacts', 7),
        },
        defaultThresholds,
      ),
      alerts: findAlerts(
        {
          today,
          history,
          methods,
          sharedWith,
          recentDeposits: deposits.filter(({ at }) => at > toTime(day - 6, 0)).map(({ amount }) => amount),
        },
        defaultThresholds,
      ),
    }
  })
}
