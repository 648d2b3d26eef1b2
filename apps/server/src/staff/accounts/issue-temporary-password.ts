import { randomInt } from 'node:crypto'
import { databaseNow } from '@fairground/database/transaction'
import { endSessions } from '#operation/end-sessions.ts'
import { createPasswords } from '#platform/passwords.ts'
import { revokeAccessKeys } from '#player/link-keys.ts'
import { recordSecurityEvent } from '#player/security-events.ts'
import { act, type Acting, CommandRefused, type StaffDeps } from '#staff/act.ts'
import { lockPlayerByUsername, toSubject } from '#staff/lock-player.ts'
import { updateToTemporaryPassword } from '#staff/queries/players.ts'

const validMs = 24 * 3_600_000

// Without characters that are easily confused when read aloud.
const letters = 'abcdefghjkmnpqrstuvwxyz'
const digits = '23456789'

const pick = (alphabet: string, length: number): string =>
  Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('')

const createPassword = (): string => [pick(letters, 5), pick(digits, 4), pick(letters, 5)].join('-')

/** Returns a password that works for a day and must be changed at the first login. Only its hash is stored. */
export const issueTemporaryPassword = async (
  deps: StaffDeps,
  acting: Acting,
  username: string,
): Promise<string> => {
  const password = createPassword()
  const passwordHash = await (await createPasswords()).make(password)
  return act(deps, acting, 'temporary-password', async tx => {
    const { member } = acting
    const row = await lockPlayerByUsername(tx, member.id, username)
    if (row.status === 'closed') throw new CommandRefused(`${username} is closed`)
    const player = { memberId: member.id, playerId: row.id }
    const now = await databaseNow(tx)
    await updateToTemporaryPassword(tx, player, passwordHash, now + validMs)
    await endSessions(tx, player, 'password-changed')
    await revokeAccessKeys(tx, player)
    const event = { name: 'temporaryPassword', facts: {} } as const
    await recordSecurityEvent(tx, { ...deps, now: () => now }, member, row, event)
    return {
      subject: toSubject(row),
      before: { temporaryUntil: row.temporary_until },
      after: { temporaryUntil: now + validMs },
      result: password,
    }
  })
}
