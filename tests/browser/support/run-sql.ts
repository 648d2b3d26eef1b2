import { asOwner } from '#support/as-owner.ts'

/** A server process caches sessions and the settings of operators for a second. */
export const cacheMs = 1100

/** Runs statements as the owner of the database, without an event that would inform the page. */
export const runSql = async (ownerUrl: string, sql: string): Promise<void> => {
  await asOwner(ownerUrl, client => client.query(sql))
}
