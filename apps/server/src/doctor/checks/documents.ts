import { randomUUID } from 'node:crypto'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describeError } from '#platform/network/describe-error.ts'
import type { Check } from '../check.ts'
import { fail, ok, warn } from '../finding.ts'

export const checkDocuments: Check = ({ config: { documentFolder } }) => {
  // The check does not create the folder, because it may run as another user than the gateway.
  if (!existsSync(documentFolder))
    return warn(`${documentFolder} does not exist yet. Create it for the user of the gateway.`)
  const file = join(documentFolder, `doctor-${randomUUID()}`)
  try {
    writeFileSync(file, '', { mode: 0o600 })
    rmSync(file)
    return ok(`${documentFolder} is writable`)
  } catch (error) {
    return fail(
      `not writable: ${describeError(error)}. Give the user of the gateway the folder FAIRGROUND_DOCUMENT_FOLDER.`,
    )
  }
}
