import type { Database } from '@fairground/database/connect'

export const findMemberIds = async (db: Database): Promise<number[]> => {
  const members = await db.selectFrom('member').select('id').orderBy('id').execute()
  return members.map(({ id }) => id)
}
