import { databaseNow } from '@fairground/database/transaction'
import { exclusionUntil, type Restriction } from '@fairground/rules/limits/restriction'
import { isCalendarDay } from '@fairground/rules/validation/age'
import { mailMoment } from '#mail/mail-moment.ts'
import { readPlayer } from '#player/queries/players.ts'
import { restrictInGroup } from '#player/restrict-in-group.ts'
import { restrictPlayer } from '#player/restrict-player.ts'
import { recordSecurityEvent } from '#player/security-events.ts'
import { act, type Acting, CommandRefused, type StaffDeps } from '#staff/act.ts'
import { requirePlayerRecord } from './require-player.ts'

const problems = {
  exclusionDateInPast: 'the day is in the past',
  exclusionTooShort: 'an exclusion lasts at least six months',
} as const

/**
 * Excludes a player until the end of a day, as the player can. It is never shortened. The worker ends subscriptions and
 * restricts the person at the other operators of the group.
 */
export const excludePlayer = (
  deps: StaffDeps,
  acting: Acting,
  playerId: number,
  day: string,
): Promise<number> =>
  act(deps, acting, 'exclude', async tx => {
    const { member } = acting
    const player = { memberId: member.id, playerId }
    const before = await requirePlayerRecord(tx, player)
    if (!isCalendarDay(day)) throw new CommandRefused(`${day} is not a day`)
    const now = await databaseNow(tx)
    const until = exclusionUntil(day, now)
    if (typeof until === 'string') throw new CommandRefused(problems[until])
    const restriction: Restriction = { status: 'selfExcluded', until }
    if (!(await restrictPlayer(tx, player, restriction)))
      throw new CommandRefused(
        `player ${playerId} is ${before.status}, and the exclusion would change nothing`,
      )
    await restrictInGroup(tx, deps.vault, player, restriction)
    const row = await readPlayer(tx, member.id, playerId)
    const facts = { until: mailMoment(row.language, until) }
    await recordSecurityEvent(tx, { ...deps, now: () => now }, member, row, { name: 'selfExcluded', facts })
    return {
      subject: `player/${playerId}`,
      before: { status: before.status },
      after: { status: row.status, until },
      result: until,
    }
  })
