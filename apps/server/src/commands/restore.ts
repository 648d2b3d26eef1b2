import { parseArgs } from 'node:util'
import { restoreBackup } from '#backup/restore-backup.ts'
import { readDocumentFolder } from '#platform/config.ts'
import { readOwnerUrl } from '#production/owner-url.ts'
import { type Command, UsageError } from './command.ts'

const help = `fairground restore FOLDER [--only=database] [--database URL]

Verifies a backup and restores it into a database that is empty or does not exist, and the documents into an empty
folder. Compares the heads of the ledger with the manifest. Stop the services before. It restores neither keys nor the log of
the signer: docs/OPERATIONS.md, section "After a restore", says why and what to do.

  --only=database  leave the documents
  --database URL   the database with a superuser (default: FAIRGROUND_OWNER_URL)`

const options = { only: { type: 'string' }, database: { type: 'string' } } as const

export const command: Command = {
  help,
  async run(args, { environment, print }) {
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options })
    const [folder] = positionals
    if (!folder) throw new UsageError('name the folder of the backup')
    if (values.only !== undefined && values.only !== 'database')
      throw new UsageError('--only knows nothing but database')
    await restoreBackup({
      folder,
      ownerUrl: values.database ?? readOwnerUrl(environment),
      documentFolder: values.only ? undefined : readDocumentFolder(environment),
      print,
    })
    return 0
  },
}
