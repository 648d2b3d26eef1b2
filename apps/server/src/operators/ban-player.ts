import type { Tx } from '@fairground/database/transaction'
import { announce } from '#events/announce.ts'
import { putInOutbox } from '#events/outbox.ts'
import { endSessionsOf } from '#operation/session-lookup.ts'
import { dropAccessKeys } from '#player/link-keys.ts'
import { act, type Acting, NotDone, type OperatorParts } from './act.ts'
import { findPlayer, subjectOf } from './find-player.ts'
import { setStatus } from './set-status.ts'

/** The ban, the end of every session and the event that throws browsers out are one transaction. */
export const banPlayer = (parts: OperatorParts, acting: Acting, username: string): Promise<void> =>
  act(parts, acting, 'ban', async tx => {
    const row = await findPlayer(tx, acting.member.id, username)
    if (row.status === 'banned' || row.status === 'closed') throw new NotDone(`${username} is ${row.status}`)
    const player = { memberId: acting.member.id, playerId: row.id }
    await setStatus(tx, player, 'banned')
    await endSessionsOf(tx, player, 'banned')
    await dropAccessKeys(tx, player)
    await throwOut(tx, player, 'banned')
    return {
      subject: subjectOf(row),
      before: { status: row.status },
      after: { status: 'banned' },
      result: undefined,
    }
  })

export const throwOut = (
  tx: Tx,
  player: { readonly memberId: number; readonly playerId: number },
  reason: string,
): Promise<void> =>
  putInOutbox(tx, player.memberId, announce('clientInvalidate', { eventType: 6, ...player, reason }))
