import { endSessions } from '#operation/end-sessions.ts'
import { act, type Acting, CommandRefused, type StaffDeps } from '#staff/act.ts'
import { lockPlayerByUsername, toSubject } from '#staff/lock-player.ts'
import { updateToChangePassword } from '#staff/queries/players.ts'

/** Ends all sessions. The next login leads to the page on which the player chooses a new password. */
export const requirePasswordChange = (deps: StaffDeps, acting: Acting, username: string): Promise<void> =>
  act(deps, acting, 'require-password-change', async tx => {
    const row = await lockPlayerByUsername(tx, acting.member.id, username)
    if (row.status === 'closed') throw new CommandRefused(`${username} is closed`)
    const player = { memberId: acting.member.id, playerId: row.id }
    await updateToChangePassword(tx, player)
    await endSessions(tx, player, 'logout')
    return {
      subject: toSubject(row),
      before: { changePassword: row.change_password },
      after: { changePassword: true },
      result: undefined,
    }
  })
