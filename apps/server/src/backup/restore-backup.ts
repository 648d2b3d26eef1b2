import { existsSync, readdirSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { join } from 'node:path'
import { openDatabase } from '@fairground/database/open-database'
import { BadConfiguration } from '#platform/bad-configuration.ts'
import { copyTree } from './copy-files.ts'
import { toLibpqEnvironment } from './libpq-environment.ts'
import { dumpName, readManifest } from './manifest.ts'
import { countTables, createMissingRoles, readLedgerHeads } from './queries.ts'
import { runProgram } from './run-program.ts'
import { findBackupProblems } from './verify-backup.ts'

export interface RestoreOptions {
  readonly folder: string
  readonly ownerUrl: string
  /** Undefined restores only the database. */
  readonly documentFolder: string | undefined
  readonly print: (line: string) => void
}

/** Restores into an empty database and an empty document folder. The signer's log and keys stay with a person. */
export const restoreBackup = async ({
  folder,
  ownerUrl,
  documentFolder,
  print,
}: RestoreOptions): Promise<void> => {
  const manifest = readManifest(folder)
  const problems = await findBackupProblems(folder, manifest)
  if (problems.length > 0)
    throw new BadConfiguration(`The backup is damaged: ${problems.join(', ')}. Use another one.`)
  if (documentFolder !== undefined && existsSync(documentFolder) && readdirSync(documentFolder).length > 0)
    throw new BadConfiguration(`${documentFolder} is not empty. Move its files away, or use --only=database.`)
  const client = await openDatabase(ownerUrl, {
    timeoutMs: 0,
    onWait: () => undefined,
    onCreate: () => print('creating the database'),
  })
  try {
    const tables = await countTables(client)
    if (tables > 0)
      throw new BadConfiguration(
        `The database has ${tables} tables. Restore into an empty or a new database.`,
      )
    for (const role of await createMissingRoles(client))
      print(`role ${role} created. Set its password: ALTER ROLE ${role} PASSWORD '…'.`)
    const environment = toLibpqEnvironment(ownerUrl)
    // In one transaction: an interrupted restore leaves an empty database.
    const flags = ['--exit-on-error', '--single-transaction', `--dbname=${environment.PGDATABASE}`]
    await runProgram('pg_restore', [...flags, join(folder, dumpName)], environment)
    if (!isDeepStrictEqual(await readLedgerHeads(client), manifest.heads))
      throw new BadConfiguration(
        'The restored ledger has other heads than the manifest. Do not use this database.',
      )
    print(
      `database restored as of ${manifest.startedAt}, schema ${manifest.schema}; the heads of the ledger agree`,
    )
  } finally {
    await client.end()
  }
  if (documentFolder !== undefined)
    print(`documents: ${copyTree(join(folder, 'documents'), documentFolder)} files`)
  print(
    'Next: fairground audit, then the section "After a restore" of docs/OPERATIONS.md for the signer and the public log.',
  )
}
