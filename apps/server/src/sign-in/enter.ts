import type { FaultName } from '@fairground/contract/errors'
import { inMember, type Tx } from '@fairground/database/transaction'
import type { Output } from '@fairground/contract/operations'
import { isRestricted } from '@fairground/rules/play/account-status'
import { announce } from '#events/announce.ts'
import { putInOutbox } from '#events/outbox.ts'
import type { Member } from '#member/members.ts'
import type { Caller, Context } from '#operation/context.ts'
import { Refusal } from '#operation/refusal.ts'
import { digestsOf, openDetails, playerKeyOf } from '#player/details.ts'
import { restrictionOf } from '#player/exclusions.ts'
import { lockPlayer, type PlayerRow } from '#player/player-rows.ts'
import { playerView } from '#player/player-view.ts'
import { restrictPlayer } from '#player/restrict-player.ts'
import type { Vault } from '#vault/vault.ts'
import { forgetAttempts } from './attempts.ts'
import { rememberOrigin } from './known-origins.ts'
import { networkDigest, originOf, sealOrigin } from './origin.ts'
import { hasSecondFactor } from './second-factors.ts'
import { makeSecondStep } from './second-step.ts'
import { tellNewSignIn } from './new-sign-in.ts'

const statusFault: Record<string, FaultName> = {
  locked: 'login.accountLocked',
  banned: 'login.accountLocked',
  expired: 'login.accountExpired',
  closed: 'login.accountExpired',
  selfExcluded: 'login.selfRestricted',
  timedOut: 'login.selfRestricted',
}

const refuseBlocked = ({ status }: Pick<PlayerRow, 'status'>, { profile }: Member): void => {
  if (isRestricted(status) && profile.excludedLogin === 'withdrawAndReadOnly') return
  const blocked = statusFault[status]
  if (blocked) throw new Refusal(blocked)
}

/** A restriction that reached the operator while the account was banned, or closed to it otherwise, holds now. */
const withRestriction = async (tx: Tx, row: PlayerRow, vault: Vault): Promise<Pick<PlayerRow, 'status'>> => {
  const player = { memberId: row.member_id, playerId: row.id }
  const details = openDetails(vault, player, row)
  const asked = details && (await restrictionOf(tx, row.member_id, digestsOf(vault, row.member_id, details)))
  return asked && (await restrictPlayer(tx, player, asked)) ? asked : row
}

/** After the first step, whatever it was: opens a session, unless the player has a second step. */
export const enter = async (
  player: PlayerRow,
  caller: Caller,
  context: Context,
): Promise<Output<'login'>> => {
  refuseBlocked(player, caller.member)
  const { standing, stepToken } = await inMember(context.db, player.member_id, async tx => {
    const who = { memberId: player.member_id, playerId: player.id }
    return {
      standing: await withRestriction(tx, player, context.vault),
      stepToken: (await hasSecondFactor(tx, who)) ? await makeSecondStep(tx, who) : undefined,
    }
  })
  refuseBlocked(standing, caller.member)
  if (stepToken !== undefined)
    throw new Refusal('security.secondStepNeeded', { details: { token: stepToken } })
  return openDoor(player, caller, context)
}

/** Every step is done. `also` runs in the transaction that opens the session. */
export const openDoor = async (
  judged: PlayerRow,
  caller: Caller,
  context: Context,
  also: (tx: Tx) => Promise<void> = () => Promise.resolve(),
): Promise<Output<'login'>> => {
  const { db, vault, sessions, now } = context
  const { member } = caller
  const who = { memberId: member.id, playerId: judged.id }
  const { player, token } = await inMember(db, member.id, async tx => {
    const row = await lockPlayer(tx, member.id, judged.id)
    refuseBlocked(row, member)
    // Changed while it was being compared: what was judged is no longer so.
    if (row.password_hash !== judged.password_hash) throw new Refusal('login.credentialsNotValid')
    await also(tx)
    const key = await playerKeyOf(tx, vault, who)
    const opened = await sessions.open(tx, who, sealOrigin(key, who, originOf(caller)))
    if (opened.endedEarlier)
      await putInOutbox(tx, member.id, announce('clientLogin', { eventType: 1, ...who, at: now() }))
    await forgetAttempts(tx, member.id, row.username_key, networkDigest(vault, caller))
    if (await rememberOrigin(tx, context, who, caller)) await tellNewSignIn(tx, row, caller, context)
    return { player: row, token: opened.token }
  })
  sessions.forgetEverywhere(member.id, player.id)
  // The session is good for changing the password and for nothing else until that is done.
  if (player.change_password)
    throw new Refusal('login.passwordMustBeChanged', { details: { authToken: token } })
  return { result: 'success', player: playerView(player, vault), authToken: token }
}
