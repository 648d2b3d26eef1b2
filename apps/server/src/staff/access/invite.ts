import type { Tx } from '@fairground/database/transaction'
import { insertInvitation } from './queries/staff.ts'
import { createToken, digestToken } from './tokens.ts'

const invitationHours = 24

/** Returns a link that works once. The token is behind the #, so that no server logs it. */
export const createInvitation = async (
  tx: Tx,
  consoleAddress: string,
  staffId: number,
  hours = invitationHours,
): Promise<string> => {
  const token = createToken()
  await insertInvitation(tx, staffId, digestToken(token), hours)
  return new URL(`/#enrol=${token}`, consoleAddress).href
}
