import { inMember } from '@fairground/database/transaction'
import type { Context } from '#operation/context.ts'
import { Refusal } from '#operation/refusal.ts'
import { playerById, type PlayerRow } from './player-rows.ts'

/** Who sits before an open session need not be its player: what matters asks for the password again. */
export const requirePassword = async (
  { db, passwords }: Pick<Context, 'db' | 'passwords'>,
  memberId: number,
  playerId: number,
  password: string,
): Promise<PlayerRow> => {
  const player = await inMember(db, memberId, tx => playerById(tx, memberId, playerId))
  if (!(await passwords.matches(player.password_hash, password))) throw new Refusal('profile.passwordWrong')
  return player
}
