import type { DatabaseConnection } from '@fairground/database/connect'
import { describeError } from '#platform/network/describe-error.ts'
import type { Check } from '../check.ts'
import { fail, type Finding, ok } from '../finding.ts'

const reach = async ({ ping }: DatabaseConnection, setting: string): Promise<Finding> => {
  try {
    await ping()
    return ok('reachable')
  } catch (error) {
    return fail(
      `not reachable: ${describeError(error)}. Check ${setting}, the password and that PostgreSQL runs.`,
    )
  }
}

export const checkDatabase: Check = ({ database }) => reach(database, 'FAIRGROUND_DATABASE_URL')

export const checkRelayDatabase: Check = ({ relay }) => reach(relay, 'FAIRGROUND_RELAY_URL')
