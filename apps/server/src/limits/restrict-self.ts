import { inMember, timestamp, type Tx } from '@fairground/database/transaction'
import type { Restriction } from '@fairground/rules/limits/restriction'
import type { Member } from '#member/members.ts'
import type { Context } from '#operation/context.ts'
import { endSubscriptions } from '#player/close-player.ts'
import { digestsOf, readDetails } from '#player/details.ts'
import { noteExclusion } from '#player/exclusions.ts'
import { restrictPlayer } from '#player/restrict-player.ts'
import { spreadExclusions } from '#player/spread-exclusions.ts'
import type { OfPlayer } from '#player/of-player.ts'

/** When this is done the player is out: of this operator, and of the others of its group. */
export const restrictSelf = async (
  context: Context,
  member: Member,
  playerId: number,
  asked: Restriction,
): Promise<void> => {
  const { db, sessions, log } = context
  const player = { memberId: member.id, playerId }
  await inMember(db, member.id, async tx => {
    await restrictPlayer(tx, player, asked)
    await restrictPerson(tx, context, member, playerId, asked)
  })
  sessions.forgetEverywhere(member.id, playerId)
  // He is out whatever happens now. What fails here is what the worker looks for, and does.
  await finish(context, player).catch((error: unknown) =>
    log.warn({ err: error, memberId: member.id }, 'a restriction is left to the worker'),
  )
}

const finish = async (context: Context, player: OfPlayer): Promise<void> => {
  const { db, lane, sessions } = context
  const reached = await spreadExclusions(context, player.memberId)
  for (const { memberId, playerId } of reached) sessions.forgetEverywhere(memberId, playerId)
  for (const { memberId, playerId } of [player, ...reached])
    await endSubscriptions(db, lane, memberId, playerId)
}

const restrictPerson = async (
  tx: Tx,
  { vault }: Context,
  { id: memberId }: Member,
  playerId: number,
  asked: Restriction,
): Promise<void> => {
  const details = await readDetails(tx, vault, { memberId, playerId })
  if (!details) return
  await noteExclusion(tx, memberId, digestsOf(vault, memberId, details), asked)
  const others = await tx
    .selectFrom('member as own')
    .innerJoin('member as other', 'other.group_code', 'own.group_code')
    .select('other.id')
    .where('own.id', '=', memberId)
    .where('other.id', '!=', memberId)
    .execute()
  if (others.length === 0) return
  const told = { status: asked.status, until: timestamp(asked.until) }
  await tx
    .insertInto('exclusion_spread')
    .values(others.map(({ id }) => ({ member_id: memberId, player_id: playerId, to_member: id, ...told })))
    .onConflict(conflict => conflict.columns(['member_id', 'player_id', 'to_member']).doUpdateSet(told))
    .execute()
}
