import { databaseNow, inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { Refusal } from '#platform/refusal.ts'
import { lockPlayer } from '#player/queries/players.ts'
import { requirePassword } from '#player/require-password.ts'
import { updateExportedAt } from './queries/player-updates.ts'
import { readExport } from './read-export.ts'

const minIntervalMs = 3_600_000

/** Needs the password, because it contains all personal data, and runs once an hour, because it is expensive. */
export const exportMyData: Handler<'exportMyData'> = async ({ password }, caller, context) => {
  const { member, session } = caller
  const playerId = requirePlayer(session)
  await requirePassword(context, caller, password)
  const player = { memberId: member.id, playerId }
  return inMember(context.db, member.id, async tx => {
    const row = await lockPlayer(tx, member.id, playerId)
    const madeAt = await databaseNow(tx)
    if (row.exported_at !== null && madeAt - row.exported_at < minIntervalMs)
      throw new Refusal('request.rateLimited')
    await updateExportedAt(tx, player, madeAt)
    return { madeAt, sections: await readExport(tx, context.vault, player) }
  })
}
