import { createHash } from 'node:crypto'
import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { releaseTag } from '@fairground/contract/constants'
import pg from 'pg'
import { copyFile, copyTree, copyWholeLines } from './copy-files.ts'
import { toLibpqEnvironment } from './libpq-environment.ts'
import {
  type BackedUpFile,
  createManifest,
  describeFile,
  dumpName,
  type LedgerHead,
  listFiles,
  manifestName,
} from './manifest.ts'
import { insertBackupRun, openSnapshot, readLedgerHeads, readSchemaName, requireEveryRow } from './queries.ts'
import { runProgram } from './run-program.ts'

export interface BackupOptions {
  readonly ownerUrl: string
  /** The backup becomes a folder in it. */
  readonly target: string
  readonly documentFolder: string
  readonly signerFolder: string
  /** Undefined leaves the keys out. */
  readonly keyFolder: string | undefined
  readonly now: () => number
  readonly print: (line: string) => void
}

/** Backs the database up as of one moment, then the files that its rows name. Returns the folder of the backup. */
export const createBackup = async (options: BackupOptions): Promise<string> => {
  const { ownerUrl, target, print } = options
  const startedAt = new Date(options.now()).toISOString()
  const folder = join(target, `fairground-${startedAt.replaceAll(/[-:]|\.\d+/g, '')}`)
  const draft = `${folder}.partial`
  const client = new pg.Client(ownerUrl)
  await client.connect()
  try {
    await requireEveryRow(client)
    mkdirSync(target, { recursive: true, mode: 0o700 })
    mkdirSync(draft, { mode: 0o700 })
    const { heads, schema } = await dumpDatabase(client, ownerUrl, join(draft, dumpName))
    print(`${dumpName}: schema ${schema}, ${heads.length} operators`)
    copyFiles(draft, options)
    const files: BackedUpFile[] = []
    for (const path of listFiles(draft)) files.push(await describeFile(draft, path))
    const manifest = JSON.stringify(
      createManifest({ release: releaseTag, startedAt, schema, heads, files }),
      null,
      2,
    )
    writeDurably(join(draft, manifestName), manifest)
    renameSync(draft, folder)
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
    const hash = createHash('sha256').update(manifest).digest()
    await insertBackupRun(client, { startedAt, bytes, manifest: hash })
    print(
      `${folder}: ${files.length} files, ${(bytes / 1_000_000).toFixed(1)} MB, manifest ${hash.toString('hex')}`,
    )
    return folder
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    throw error
  } finally {
    await client.end()
  }
}

const dumpDatabase = async (
  client: pg.Client,
  url: string,
  file: string,
): Promise<{ heads: LedgerHead[]; schema: string }> => {
  const snapshot = await openSnapshot(client)
  const heads = await readLedgerHeads(client)
  const schema = await readSchemaName(client)
  await runProgram(
    'pg_dump',
    ['--format=custom', `--snapshot=${snapshot}`, `--file=${file}`],
    toLibpqEnvironment(url),
  )
  await client.query('COMMIT')
  return { heads, schema }
}

/** After the dump: files that its rows name are all there, and the signer's log is not older. */
const copyFiles = (
  draft: string,
  { documentFolder, signerFolder, keyFolder, print }: BackupOptions,
): void => {
  print(`documents: ${copyTree(documentFolder, join(draft, 'documents'))} files`)
  const hasLog = copyWholeLines(join(signerFolder, 'signer.log'), join(draft, 'signer', 'signer.log'))
  print(
    hasLog
      ? 'signer.log: copied'
      : `signer.log: not on this machine (${signerFolder}). Back it up on the machine of the signer.`,
  )
  if (keyFolder === undefined) return print('keys: left out. Keep them in another place than the data.')
  const count = copyTree(keyFolder, join(draft, 'keys'))
  const secrets = ['secrets', 'signer.pem'].filter(name =>
    copyFile(join(signerFolder, name), join(draft, 'signer', name)),
  )
  print(`keys: ${count + secrets.length} files. Who has this backup can read everything.`)
}

const writeDurably = (file: string, content: string): void => {
  writeFileSync(file, content, { mode: 0o600 })
  const handle = openSync(file, 'r')
  fsyncSync(handle)
  closeSync(handle)
}
