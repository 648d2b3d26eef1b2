import { endSessions } from '#operation/end-sessions.ts'
import { hasSecondFactor, deleteSecondFactors } from '#sign-in/index.ts'
import { act, type Acting, CommandRefused, type StaffDeps } from './act.ts'
import { lockPlayerByUsername, toSubject } from './lock-player.ts'

/** For a player who lost their second factor. Ends all sessions, which a thief may have opened. */
export const resetSecondFactor = (deps: StaffDeps, acting: Acting, username: string): Promise<void> =>
  act(deps, acting, 'reset-second-factor', async tx => {
    const row = await lockPlayerByUsername(tx, acting.member.id, username)
    const player = { memberId: acting.member.id, playerId: row.id }
    if (!(await hasSecondFactor(tx, player))) throw new CommandRefused(`${username} has no second factor`)
    await deleteSecondFactors(tx, player)
    await endSessions(tx, player, 'logout')
    return {
      subject: toSubject(row),
      before: { secondFactor: true },
      after: { secondFactor: false },
      result: undefined,
    }
  })
