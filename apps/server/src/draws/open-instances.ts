import { databaseNow, inMember, type Tx } from '@fairground/database/transaction'
import {
  isTimed,
  runsOnSale,
  type ScheduledRun,
  type TimedSchedule,
  type WhenFull,
} from '@fairground/rules/game/schedule'
import { isDeck } from '#kinds/deck-terms.ts'
import { deleteUnsold } from './delete-unsold.ts'
import { ensurePrizeFunds } from './ensure-prize-funds.ts'
import { openInstance } from './open-instance.ts'
import { openWhenFull } from './opening/open-when-full.ts'
import { publishGame } from './publish-game.ts'
import { type ChainedGame, hasLinks, succeedChain } from './succeed-chain.ts'
import type { OrganizerDeps } from '#lifecycle/organizer.ts'
import { findOpenedSlots, type OpenableGame } from './queries/instances.ts'
import { findActiveGames, findClosures, findPlannedRuns, lockOpenableGame } from './queries/games.ts'

/**
 * Opens the next instances of every active game. The public log names the keys and the seed chain of a game before its
 * first sale. Returns the time until which nothing else is to open while no row changes; undefined if something is left.
 */
export const openInstances = async (deps: OrganizerDeps, memberId: number): Promise<number | undefined> => {
  const games = await inMember(deps.db, memberId, tx => findActiveGames(tx, memberId))
  const times: (number | undefined)[] = []
  for (const game of games)
    times.push(
      await openGame(deps, memberId, game).catch((error: unknown) => {
        // A game that cannot open stops only itself.
        deps.log.warn({ err: error, memberId, gameId: game.id }, 'a game could not open')
        return undefined
      }),
    )
  const deleted = await deleteUnsold(deps, memberId)
  const known = times.filter(time => time !== undefined)
  return deleted > 0 || known.length < times.length ? undefined : Math.min(...known)
}

const openGame = async (
  deps: OrganizerDeps,
  memberId: number,
  game: Awaited<ReturnType<typeof findActiveGames>>[number],
): Promise<number | undefined> => {
  const isNew = game.log_index === null
  if (isNew) await publishGame(deps, memberId, game)
  const hasSuccessor = await succeedChain(deps, memberId, game)
  const until = isNew || hasSuccessor ? undefined : Infinity
  // Decks have their own lifecycle in instant/.
  if (isDeck(game)) return until
  const schedule = game.schedule as TimedSchedule | WhenFull
  const planned = await inMember(deps.db, memberId, async tx =>
    findPlannedRuns(tx, memberId, game.id, await databaseNow(tx)),
  )
  const opening = isTimed(schedule) ? schedule.openAheadCount + planned.length : 1
  const hasFunded = await ensurePrizeFunds(deps, memberId, game.id, opening)
  const opened = await inMember(deps.db, memberId, tx =>
    isTimed(schedule)
      ? openScheduled(tx, memberId, game, { schedule, planned })
      : openWhenFull(tx, memberId, game.id),
  )
  return hasFunded ? undefined : until && opened
}

/** Returns when the schedule asks for another instance; undefined if one is missing or was just opened. */
const openScheduled = async (
  tx: Tx,
  memberId: number,
  game: OpenableGame & ChainedGame,
  { schedule, planned }: { readonly schedule: TimedSchedule; readonly planned: readonly ScheduledRun[] },
): Promise<number | undefined> => {
  const now = await databaseNow(tx)
  const opened = await findOpenedSlots(tx, memberId, game.id, now)
  const closures = await findClosures(tx, memberId, game.id, now)
  const scheduled = runsOnSale(schedule, now, closures)
  const runs = [...scheduled, ...planned.filter(run => run.registrationEndAt > now)]
  const missing = runs.filter(run => !opened.has(run.startAt))
  if (missing.length === 0)
    // Fewer runs than wanted: a long closure hides the next ones until the search reaches them.
    return scheduled.length < schedule.openAheadCount
      ? undefined
      : Math.min(...scheduled.map(run => run.registrationEndAt))
  if (!(await hasLinks(tx, memberId, game, { openCount: opened.size, now }))) return undefined
  // The terms may have changed since the game was read: what opens now has the new ones.
  const current = await lockOpenableGame(tx, memberId, game.id)
  if (!current) return undefined
  for (const run of missing) await openInstance(tx, memberId, current, { ...run, slotAt: run.startAt })
  return undefined
}
