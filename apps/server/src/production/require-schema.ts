import { setTimeout as sleep } from 'node:timers/promises'
import type { DatabaseConnection } from '@fairground/database/connect'
import { readSchemaState } from '@fairground/database/schema-version'
import { BadConfiguration } from '#platform/bad-configuration.ts'
import type { Log } from '#platform/log.ts'

const pollMs = 1000

/** Waits for the database. Refuses a schema with which this release cannot work. */
export const requireSchema = async ({ pool }: Pick<DatabaseConnection, 'pool'>, log: Log): Promise<void> => {
  for (;;) {
    const state = await readSchemaState(pool).catch((error: unknown) => {
      if (isForbidden(error))
        throw new BadConfiguration(
          'Refuses to start: the role of the database URL may not read the schema version. Check the role in the URL.',
        )
      log.warn({ err: error }, 'waiting for the database')
      return undefined
    })
    if (state?.problem) throw new BadConfiguration(`Refuses to start: ${state.problem}`)
    if (state) return
    await sleep(pollMs)
  }
}

/** PostgreSQL's code for a missing right. Waiting would not help. */
const isForbidden = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '42501'

/** Why a running service no longer fits the schema, after a migration that older releases do not understand. */
export const findSchemaProblems = async ({
  pool,
}: Pick<DatabaseConnection, 'pool'>): Promise<readonly string[]> => {
  const { problem } = await readSchemaState(pool)
  return problem ? [problem] : []
}
