import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { createBackup } from '#backup/create-backup.ts'
import { readKeyFolder } from '#platform/keys.ts'
import { readSignerSettings } from '#platform/signer-settings.ts'
import { readOwnerUrl } from '#production/owner-url.ts'
import { readDocumentFolder } from '#platform/config.ts'
import { type Command, UsageError } from './command.ts'

const help = `fairground backup --to FOLDER [--with-keys] [--database URL]

Writes a new folder below FOLDER while the services run: the database as of one moment (pg_dump), the documents, the log of
the signer if it is on this machine, and a manifest with the SHA-256 of every file. Prints the hash of the manifest: store
it on another machine. Records the time of the backup in the database, where fairground doctor looks.

  --with-keys      also the key folder and the secrets of the signer. Without it, keep them in another place
  --database URL   the database, with a role that is superuser or has BYPASSRLS (default: FAIRGROUND_OWNER_URL)

It restores the moment of the backup and no later one. docs/OPERATIONS.md, section Backup, describes continuous archiving.`

const options = {
  to: { type: 'string' },
  'with-keys': { type: 'boolean', default: false },
  database: { type: 'string' },
} as const

export const command: Command = {
  help,
  async run(args, { environment, print }) {
    const { values } = parseArgs({ args: [...args], options })
    if (!values.to) throw new UsageError('name the folder with --to')
    await createBackup({
      ownerUrl: values.database ?? readOwnerUrl(environment),
      target: resolve(values.to),
      documentFolder: readDocumentFolder(environment),
      signerFolder: readSignerSettings(environment).folder,
      keyFolder: values['with-keys'] ? readKeyFolder(environment) : undefined,
      now: Date.now,
      print,
    })
    return 0
  },
}
