import { databaseNow, inMember, type Tx } from '@fairground/database/transaction'
import type { Restriction } from '@fairground/rules/limits/restriction'
import { mailMoment } from '#mail/mail-moment.ts'
import type { Member } from '#operator/members.ts'
import type { Context } from '#operation/context.ts'
import { endSubscriptions } from '#player/close-player.ts'
import { readPlayer } from '#player/queries/players.ts'
import { restrictInGroup } from '#player/restrict-in-group.ts'
import { restrictPlayer } from '#player/restrict-player.ts'
import { recordSecurityEvent } from '#player/security-events.ts'
import { spreadExclusions } from '#player/spread-exclusions.ts'
import type { PlayerKey } from '#platform/player-key.ts'

/** Restricts the player at this operator and at the other operators of its group. The database's clock decides until when. */
export const restrictSelf = async (
  context: Context,
  member: Member,
  playerId: number,
  decide: (now: number) => Restriction,
): Promise<void> => {
  const { db, sessions, log } = context
  const player = { memberId: member.id, playerId }
  await inMember(db, member.id, async tx => {
    const restriction = decide(await databaseNow(tx))
    if (await restrictPlayer(tx, player, restriction))
      await recordRestriction(tx, context, member, playerId, restriction)
    await restrictInGroup(tx, context.vault, player, restriction)
  })
  sessions.forgetEverywhere(member.id, playerId)
  // The restriction is committed. The worker completes the remaining steps if they fail here.
  await finishRestriction(context, player).catch((error: unknown) =>
    log.warn({ err: error, memberId: member.id }, 'restriction not finished: left to the worker'),
  )
}

const recordRestriction = async (
  tx: Tx,
  context: Context,
  member: Member,
  playerId: number,
  { status: name, until }: Restriction,
): Promise<void> => {
  const row = await readPlayer(tx, member.id, playerId)
  const facts = { until: mailMoment(row.language, until) }
  await recordSecurityEvent(tx, context, member, row, { name, facts })
}

const finishRestriction = async (context: Context, player: PlayerKey): Promise<void> => {
  const { db, lane, sessions } = context
  const reached = await spreadExclusions(context, player.memberId)
  for (const { memberId, playerId } of reached) sessions.forgetEverywhere(memberId, playerId)
  for (const { memberId, playerId } of [player, ...reached])
    await endSubscriptions(db, lane, memberId, playerId)
}
