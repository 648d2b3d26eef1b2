import type { FaultName } from '@fairground/contract/errors'
import { inMember, type Tx } from '@fairground/database/transaction'
import type { Output } from '@fairground/contract/operations'
import { isRestricted } from '@fairground/rules/play/account-status'
import { announce } from '#events/announce.ts'
import { putInOutbox } from '#events/outbox.ts'
import type { Member } from '#operator/members.ts'
import type { Caller, Context } from '#operation/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { checkExclusion } from '#player/check-exclusion.ts'
import { computeDigests, openDetails, ensurePlayerKey } from '#player/details.ts'
import { clearFailures } from '#player/attempts.ts'
import { networkDigest } from '#player/network.ts'
import { findRestriction } from '#player/queries/exclusions.ts'
import { lockPlayer, type PlayerRow } from '#player/queries/players.ts'
import { playerView } from '#player/player-view.ts'
import { restrictPlayer } from '#player/restrict-player.ts'
import type { Vault } from '#vault/vault.ts'
import { rememberOrigin } from './known-origins.ts'
import { getOrigin, sealOrigin } from './origin.ts'
import { recordNewSignIn } from './record-new-sign-in.ts'
import { hasSecondFactor } from './queries/second-factors.ts'
import { createSecondStep } from './second-step.ts'

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

/** Applies a restriction that the operator received while the account had another status, for example banned. */
const applyRestriction = async (tx: Tx, row: PlayerRow, vault: Vault): Promise<Pick<PlayerRow, 'status'>> => {
  const player = { memberId: row.member_id, playerId: row.id }
  const details = openDetails(vault, player, row)
  const restriction =
    details && (await findRestriction(tx, row.member_id, computeDigests(vault, row.member_id, details)))
  return restriction && (await restrictPlayer(tx, player, restriction)) ? restriction : row
}

/** Runs after any first step. Opens a session, or refuses with a token if the player has a second factor. */
export const signIn = async (
  player: PlayerRow,
  caller: Caller,
  context: Context,
): Promise<Output<'login'>> => {
  refuseBlocked(player, caller.member)
  // An exclusion that the register reports here is found by the status below.
  const checked = await checkExclusion(context, { memberId: player.member_id, playerId: player.id }, 'login')
  if (checked === 'unchecked') throw new Refusal('request.unavailable')
  const { account, stepToken } = await inMember(context.db, player.member_id, async tx => {
    const playerKey = { memberId: player.member_id, playerId: player.id }
    return {
      account: await applyRestriction(tx, player, context.vault),
      stepToken: (await hasSecondFactor(tx, playerKey)) ? await createSecondStep(tx, playerKey) : undefined,
    }
  })
  refuseBlocked(account, caller.member)
  if (stepToken !== undefined)
    throw new Refusal('security.secondStepNeeded', { details: { token: stepToken } })
  return openSession(player, caller, context)
}

/** Opens a session after all steps. `also` runs in the same transaction. */
export const openSession = async (
  checked: PlayerRow,
  caller: Caller,
  context: Context,
  also: (tx: Tx) => Promise<void> = () => Promise.resolve(),
): Promise<Output<'login'>> => {
  const { db, vault, sessions, now } = context
  const { member } = caller
  const playerKey = { memberId: member.id, playerId: checked.id }
  const { player, token } = await inMember(db, member.id, async tx => {
    const row = await lockPlayer(tx, member.id, checked.id)
    refuseBlocked(row, member)
    // The password was changed while it was being compared.
    if (row.password_hash !== checked.password_hash) throw new Refusal('login.credentialsNotValid')
    await also(tx)
    const key = await ensurePlayerKey(tx, vault, playerKey)
    const opened = await sessions.open(tx, {
      player: playerKey,
      sealedOrigin: sealOrigin(key, playerKey, getOrigin(caller)),
      inCookie: caller.inCookie,
    })
    if (opened.endedEarlier)
      await putInOutbox(tx, member.id, announce('clientLogin', { eventType: 1, ...playerKey, at: now() }))
    await clearFailures(tx, member.id, row.username_key, networkDigest(vault, caller))
    if (await rememberOrigin(tx, context, playerKey, caller)) await recordNewSignIn(tx, row, caller, context)
    return { player: row, token: opened.token }
  })
  sessions.forgetEverywhere(member.id, player.id)
  // Until the password is changed, the session can do nothing else.
  if (player.change_password)
    throw new Refusal('login.passwordMustBeChanged', { details: { authToken: token } })
  return { result: 'success', player: playerView(player, vault), authToken: token }
}
