import { readSchemaState } from '@fairground/database/schema-version'
import type { Check } from '../check.ts'
import { fail, ok } from '../finding.ts'

export const checkSchema: Check = async ({ database }) => {
  const { problem, newest } = await readSchemaState(database.pool)
  return problem ? fail(problem) : ok(`${newest} fits this release`)
}
