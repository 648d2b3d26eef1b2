import { parseArgs } from 'node:util'
import { readManifest } from '#backup/manifest.ts'
import { findBackupProblems } from '#backup/verify-backup.ts'
import { type Command, UsageError } from './command.ts'

const help = `fairground verify-backup FOLDER

Computes the SHA-256 of every file of a backup again, compares them with its manifest, and reads the contents of the dump.
Compare the hash of the manifest with the one that fairground backup printed.

Exit code 0: complete and unchanged. 1: damaged.`

export const command: Command = {
  help,
  async run(args, { print }) {
    const { positionals } = parseArgs({ args: [...args], allowPositionals: true })
    const [folder] = positionals
    if (!folder) throw new UsageError('name the folder of the backup')
    const manifest = readManifest(folder)
    const problems = await findBackupProblems(folder, manifest)
    for (const problem of problems) print(problem)
    print(
      problems.length === 0
        ? `${manifest.files.length} files are complete and unchanged, taken ${manifest.startedAt}`
        : 'the backup is damaged: use another one',
    )
    return problems.length === 0 ? 0 : 1
  },
}
