import { inMember } from '@fairground/database/transaction'
import { appendAuditEntry } from '#staff/audit-log.ts'
import { addPlayerNote } from '#staff/players/notes.ts'
import { setMacro } from '#staff/support/manage-cases.ts'
import { findPlayerId, type SampleStaff } from './sample-staff.test-support.ts'

/** A staff member sees personal data of a player, writes a note and prepares a text for answers. */
export const addPlayerDesk = async (staff: SampleStaff): Promise<void> => {
  const { owner, console, acting, staffId } = staff
  const memberId = acting.member.id
  const playerId = await findPlayerId(staff, 'anna')
  await owner.query(
    `INSERT INTO player_reveal (member_id, player_id, staff_id, fields) VALUES ($1, $2, $3, '{email}')`,
    [memberId, playerId, staffId],
  )
  const { actor, reason } = acting
  const entry = { actor, reason, subject: `player/${playerId}`, before: null, after: null }
  await inMember(console.db, memberId, tx =>
    appendAuditEntry(tx, memberId, { ...entry, action: 'reveal-player' }),
  )
  await addPlayerNote(console, acting, staffId, { playerId, text: 'a sample' })
  await setMacro(console, acting, { name: 'hello', language: 'en', text: 'Hello!' })
}
