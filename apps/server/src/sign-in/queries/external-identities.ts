import type { Tx } from '@fairground/database/transaction'

export const findPlayerIdByIdentity = async (
  tx: Tx,
  memberId: number,
  issuer: string,
  subjectDigest: Buffer,
): Promise<number | undefined> => {
  const row = await tx
    .selectFrom('outside_identity')
    .select('player_id')
    .where('member_id', '=', memberId)
    .where('issuer', '=', issuer)
    .where('subject_digest', '=', subjectDigest)
    .executeTakeFirst()
  return row?.player_id
}
