import { databaseNow, inMember } from '@fairground/database/transaction'
import type { OperatorInput, OperatorOutput } from '@fairground/contract/operator/operator-operations'
import {
  endForcedBreak,
  forceBreak,
  lockAction,
  offerLimit,
  readActions,
  readRules,
  stopPromotions,
  updatePromotionsStopped,
  updateToLifted,
} from '#protection/index.ts'
import { hasStoppedPromotions } from '#player/queries/reward-block.ts'
import { readStaffNames } from '#staff/access/read-staff-names.ts'
import { act, type Acting, CommandRefused, type StaffDeps } from '#staff/act.ts'
import { toSubject } from '#staff/lock-player.ts'
import { readPage } from '#staff/read-page.ts'
import { readFlags, readIndicators } from './queries/safer-play.ts'
import { requirePlayer } from './require-player.ts'

const maxRows = 200

export const listFlags = (
  { db }: Pick<StaffDeps, 'db'>,
  memberId: number,
  { status, after = 0, limit }: OperatorInput<'listFlags'>,
): Promise<OperatorOutput<'listFlags'>> =>
  inMember(db, memberId, async tx => {
    const { rows, next } = await readPage(
      { limit },
      count => readFlags(tx, memberId, { isOpen: status !== 'handled', after, limit: count }),
      ({ id }) => id,
    )
    return {
      flags: rows.map(row => ({
        flagId: row.id,
        playerId: row.player_id,
        username: row.username,
        points: row.points,
        reasons: row.reasons as OperatorOutput<'listFlags'>['flags'][number]['reasons'],
        openedAt: Math.floor(row.opened_at),
        dueAt: Math.floor(row.due_at),
        isOverdue: row.overdue,
        actedAt: floorTime(row.acted_at),
        handledAt: floorTime(row.handled_at),
      })),
      next,
    }
  })

const floorTime = (at: number | null): number | null => (at === null ? null : Math.floor(at))

export const showProtection = (
  deps: StaffDeps,
  acting: Acting,
  playerId: number,
): Promise<OperatorOutput<'showProtection'>> =>
  act(deps, acting, 'show-protection', async tx => {
    const memberId = acting.member.id
    const row = await requirePlayer(tx, memberId, playerId)
    const player = { memberId, playerId }
    const indicators = await readIndicators(tx, player, maxRows)
    const actions = await readActions(tx, player, maxRows)
    const toName = await readStaffNames(
      tx,
      actions.flatMap(each => [each.made_by, each.lifted_by]),
    )
    return {
      subject: toSubject(row),
      result: {
        promotionsStopped: await hasStoppedPromotions(tx, player),
        indicators: indicators.map(each => ({
          day: each.day,
          name: each.indicator,
          level: each.level as 'notice' | 'strong',
          figures: each.figures as object,
          rulesVersion: each.rules_version,
          foundAt: Math.floor(each.found_at),
        })),
        actions: actions.map(each => ({
          actionId: each.id,
          kind: each.kind as 'stopPromotions' | 'offerLimit' | 'forceBreak',
          flagId: each.flag_id,
          madeBy: each.made_by,
          madeByName: toName(each.made_by),
          madeAt: Math.floor(each.made_at),
          until: floorTime(each.until),
          liftedAt: floorTime(each.lifted_at),
          liftedBy: each.lifted_by,
          liftedByName: toName(each.lifted_by),
        })),
      },
    }
  })

type Restriction = Omit<OperatorInput<'restrictPlayer'>, 'reason'>

/** Takes one of the automatic actions by hand. */
export const restrictPlayerByStaff = (
  deps: StaffDeps,
  acting: Acting,
  { playerId, kind, hours }: Restriction,
): Promise<void> =>
  act(deps, acting, 'restrict-player', async tx => {
    const memberId = acting.member.id
    const row = await requirePlayer(tx, memberId, playerId)
    const action = { memberId, playerId, flagId: null, madeBy: acting.actor }
    if ((kind === 'forceBreak') !== (hours !== undefined))
      throw new CommandRefused('a forced break, and only it, needs hours')
    const isDone =
      kind === 'stopPromotions'
        ? await stopPromotions(tx, action)
        : kind === 'offerLimit'
          ? await offerLimit(tx, action)
          : await forceBreak(tx, action, hours ?? 0, await databaseNow(tx))
    if (!isDone) throw new CommandRefused(`promotions of player ${playerId} are stopped already`)
    return {
      subject: toSubject(row),
      before: { status: row.status },
      after: { kind, ...(hours === undefined ? {} : { hours }) },
      result: undefined,
    }
  })

export const liftRestriction = (deps: StaffDeps, acting: Acting, actionId: number): Promise<void> =>
  act(deps, acting, 'lift-restriction', async tx => {
    const memberId = acting.member.id
    const action = await lockAction(tx, memberId, actionId)
    if (!action) throw new CommandRefused(`there is no action ${actionId}`)
    if (action.lifted_at !== null) throw new CommandRefused(`action ${actionId} is lifted already`)
    if (action.kind === 'offerLimit') throw new CommandRefused('an offer cannot be lifted')
    const row = await requirePlayer(tx, memberId, action.player_id)
    const player = { memberId, playerId: action.player_id }
    if (action.kind === 'stopPromotions') await updatePromotionsStopped(tx, player, false)
    else if (!(await endForcedBreak(tx, player, action.until ?? 0)))
      throw new CommandRefused('the break is over, or the player has another restriction')
    await updateToLifted(tx, memberId, actionId, acting.actor)
    return {
      subject: toSubject(row),
      before: { action: actionId, kind: action.kind },
      after: { lifted: true },
      result: undefined,
    }
  })

export const showProtectionRules = (
  { db }: Pick<StaffDeps, 'db'>,
  memberId: number,
): Promise<OperatorOutput<'showProtectionRules'>> =>
  inMember(db, memberId, async tx => {
    const { version, thresholds, actions } = await readRules(tx, memberId)
    return {
      version,
      thresholds: Object.entries(thresholds).map(([name, value]) => ({ name, value })),
      actions: { ...actions },
    }
  })
