import type { FaultName } from '@fairground/contract/errors'
import { inMember } from '@fairground/database/transaction'
import { loginFormatCode } from '@fairground/rules/validation/login'
import { announce } from '#events/announce.ts'
import { putInOutbox } from '#events/outbox.ts'
import type { Handler } from '#operation/handler.ts'
import { Refusal } from '#operation/refusal.ts'
import { playerByUsername } from '#player/player-rows.ts'
import { playerView } from '#player/player-view.ts'
import { countAttempt, forgetAttempts } from './queries.ts'

const formatFault: Record<109 | 110 | 111, FaultName> = {
  109: 'login.formatWrong',
  110: 'login.usernameFormat',
  111: 'login.passwordFormat',
}

const statusFault: Record<string, FaultName> = {
  locked: 'login.accountLocked',
  banned: 'login.accountLocked',
  expired: 'login.accountExpired',
  selfExcluded: 'login.selfRestricted',
  timedOut: 'login.selfRestricted',
}

export const login: Handler<'login'> = async (input, { member }, { db, vault, passwords, sessions, now }) => {
  const username = input.username.replace(/#\d+$/, '')
  const wrongFormat = loginFormatCode(username, input.password, member.profile.passwordMinimum)
  if (wrongFormat !== undefined) throw new Refusal(formatFault[wrongFormat])
  const { limit, withinMs } = member.profile.failedLogins
  const { player, attempts } = await inMember(db, member.id, async tx => ({
    player: await playerByUsername(tx, member.id, username),
    attempts: await countAttempt(tx, member.id, username, withinMs),
  }))
  // The password is compared before anything is told, so that a locked name and an unknown one take the same time.
  const right = await passwords.matches(player?.password_hash, input.password)
  if (attempts > limit) throw new Refusal('login.accountLocked')
  if (!player || !right) throw new Refusal('login.credentialsNotValid')
  await inMember(db, member.id, tx => forgetAttempts(tx, member.id, username))
  const blocked = statusFault[player.status]
  if (blocked) throw new Refusal(blocked)
  if (player.change_password) throw new Refusal('login.passwordMustBeChanged')
  const { token } = await inMember(db, member.id, async tx => {
    const opened = await sessions.open(tx, member.id, player.id)
    if (opened.endedEarlier) {
      const payload = { eventType: 1 as const, memberId: member.id, playerId: player.id, at: now() }
      await putInOutbox(tx, member.id, announce('clientLogin', payload))
    }
    return opened
  })
  sessions.forgetEverywhere(member.id, player.id)
  return { result: 'success', player: playerView(player, vault), authToken: token }
}
