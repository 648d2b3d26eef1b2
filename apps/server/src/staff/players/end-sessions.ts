import type { Tx } from '@fairground/database/transaction'
import type { PlayerKey } from '#platform/player-key.ts'
import { endSession, endSessions } from '#operation/end-sessions.ts'
import { publishSignOut } from '#staff/ban-player.ts'
import { act, type Acting, CommandRefused, type StaffDeps } from '#staff/act.ts'
import { findOpenSessionIds } from './queries/sessions.ts'
import { requirePlayerRecord } from './require-player.ts'

/** Ends one session of a player, or all. The event makes the gateways forget them. Returns how many were ended. */
export const endPlayerSessions = (
  deps: StaffDeps,
  acting: Acting,
  playerId: number,
  sessionId: string | undefined,
): Promise<number> =>
  act(deps, acting, 'end-sessions', async tx => {
    const player = { memberId: acting.member.id, playerId }
    await requirePlayerRecord(tx, player)
    const open = await findOpenSessionIds(tx, player)
    const ended = sessionId === undefined ? open : open.filter(id => String(id) === sessionId)
    if (sessionId !== undefined && ended.length === 0)
      throw new CommandRefused(`player ${playerId} has no open session ${sessionId}`)
    await end(tx, player, sessionId === undefined ? undefined : ended[0])
    return { subject: `player/${playerId}`, after: { ended: ended.length }, result: ended.length }
  })

const end = async (tx: Tx, player: PlayerKey, id: bigint | undefined): Promise<void> => {
  if (id === undefined) await endSessions(tx, player, 'logout')
  else await endSession(tx, { memberId: player.memberId, id }, 'logout')
  await publishSignOut(tx, player, 'logout')
}
