import type { DatabaseConnection } from '@fairground/database/connect'
import type { Check, DoctorDeps } from '../check.ts'
import { fail, ok } from '../finding.ts'
import { findOpenTables, findRoleRights, type RoleRights } from '../queries.ts'

const describeRights = ({ role, superuser, ignoresRowSecurity, owned }: RoleRights): string[] => [
  ...(superuser ? [`${role} is a superuser`] : []),
  ...(ignoresRowSecurity ? [`${role} ignores row security (BYPASSRLS)`] : []),
  ...(owned > 0 && !superuser ? [`${role} owns ${owned} tables`] : []),
]

/** A role with more rights could read the rows of every operator. */
export const checkDatabaseRights: Check = async ({ database, relay }: DoctorDeps) => {
  const read = ({ db }: DatabaseConnection) => findRoleRights(db)
  const problems = [...describeRights(await read(database)), ...describeRights(await read(relay))]
  if (problems.length > 0)
    return fail(
      `${problems.join(', ')}. Set the roles fairground_app and fairground_relay in FAIRGROUND_DATABASE_URL and FAIRGROUND_RELAY_URL, without these rights.`,
    )
  const open = await findOpenTables(database.db)
  return open.length > 0
    ? fail(
        `tables without forced row security: ${open.join(', ')}. Run fairground migrate, or restore their policy.`,
      )
    : ok('neither role is an owner or exempt from row security')
}
