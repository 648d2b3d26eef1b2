import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { completeLock, type Lock } from './lock/complete-lock.ts'
import { fetchIntegrity, findIntegrityProblems, findUnchecked, withIntegrity } from './lock/integrity.ts'

const help = `npm run lock [-- --check]

Adds the optional packages of other platforms to package-lock.json. npm omits those that it cannot fetch, and then
npm ci rejects the lock file on other machines. Then it asks the registry for the integrity of packages without one.
Packages that the registry does not have are listed in scripts/lock/unverified.json. Run it after every npm install.

With --check it changes nothing, works offline and fails if a package is missing, or has no integrity and is not listed.`

const file = join(import.meta.dirname, '..', 'package-lock.json')
const unverifiedFile = join(import.meta.dirname, 'lock', 'unverified.json')

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))
const write = (path: string, value: unknown): void =>
  writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`)

const main = async (): Promise<number> => {
  if (process.argv.includes('--help')) return say(help, 0)
  const lock = read(file) as Lock
  const { completed, added } = completeLock(lock)
  if (process.argv.includes('--check')) {
    const problems = [
      ...added.map(path => `${path} is missing`),
      ...findIntegrityProblems(lock, read(unverifiedFile) as string[]),
    ]
    if (problems.length === 0) return say('package-lock.json is complete', 0)
    return say(`package-lock.json:\n${problems.join('\n')}\nrun: npm run lock`, 1)
  }
  const values = await fetchIntegrity(findUnchecked(completed))
  const checked = withIntegrity(completed, values)
  const unverified = findUnchecked(checked).map(({ id }) => id)
  write(file, checked)
  write(unverifiedFile, unverified)
  return say(
    `${added.length} packages and ${values.size} integrity values added; the registry does not have ${unverified.length} packages`,
    0,
  )
}

const say = (text: string, code: number): number => {
  console.log(text)
  return code
}

process.exitCode = await main()
