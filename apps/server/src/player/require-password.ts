import { inMember } from '@fairground/database/transaction'
import type { Context } from '#operation/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { readPlayer, type PlayerRow } from './queries/players.ts'

/** Sensitive operations require the password again, because an open session may be used by another person. */
export const requirePassword = async (
  { db, passwords }: Pick<Context, 'db' | 'passwords'>,
  memberId: number,
  playerId: number,
  password: string,
): Promise<PlayerRow> => {
  const player = await inMember(db, memberId, tx => readPlayer(tx, memberId, playerId))
  if (!(await passwords.matches(player.password_hash, password))) throw new Refusal('profile.passwordWrong')
  return player
}
