import { endSessionsOf } from '#operation/session-lookup.ts'
import { hasSecondFactor, removeSecondFactors } from '#sign-in/second-factors.ts'
import { act, type Acting, NotDone, type OperatorParts } from './act.ts'
import { findPlayer, subjectOf } from './find-player.ts'

/** For a player who has lost his. Whoever is in with it meanwhile has to log in again. */
export const resetSecondFactor = (parts: OperatorParts, acting: Acting, username: string): Promise<void> =>
  act(parts, acting, 'reset-second-factor', async tx => {
    const row = await findPlayer(tx, acting.member.id, username)
    const player = { memberId: acting.member.id, playerId: row.id }
    if (!(await hasSecondFactor(tx, player))) throw new NotDone(`${username} has no second factor`)
    await removeSecondFactors(tx, player)
    await endSessionsOf(tx, player, 'logout')
    return {
      subject: subjectOf(row),
      before: { secondFactor: true },
      after: { secondFactor: false },
      result: undefined,
    }
  })
