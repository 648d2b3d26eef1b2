import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describeError } from '#platform/network/describe-error.ts'
import { describeFile, dumpName, listFiles, type Manifest } from './manifest.ts'
import { runProgram } from './run-program.ts'

/** Computes every hash again. An empty list means that the backup is complete and unchanged. */
export const findBackupProblems = async (folder: string, { files }: Manifest): Promise<string[]> => {
  const problems: string[] = []
  for (const { path, sha256 } of files) {
    if (!existsSync(join(folder, path))) problems.push(`${path} is missing`)
    else if ((await describeFile(folder, path)).sha256 !== sha256) problems.push(`${path} was changed`)
  }
  const known = new Set(files.map(({ path }) => path))
  if (!known.has(dumpName)) problems.push(`the manifest does not list ${dumpName}`)
  problems.push(
    ...listFiles(folder)
      .filter(path => !known.has(path))
      .map(path => `${path} is not in the manifest`),
  )
  if (problems.length > 0) return problems
  return runProgram('pg_restore', ['--list', join(folder, dumpName)]).then(
    () => [],
    (error: unknown) => [describeError(error)],
  )
}
