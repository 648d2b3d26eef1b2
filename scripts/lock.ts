import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { completeLock, type Lock } from './lock/complete-lock.ts'

const help = `npm run lock [-- --check]

Adds the optional packages of other platforms to package-lock.json. npm omits those that it cannot fetch, and then
npm ci rejects the lock file on other machines. Run it after every npm install. With --check, fails if one is missing.`

const file = join(import.meta.dirname, '..', 'package-lock.json')

const main = (): number => {
  if (process.argv.includes('--help')) return say(help, 0)
  const lock = JSON.parse(readFileSync(file, 'utf8')) as Lock
  const { completed, added } = completeLock(lock)
  if (added.length === 0) return say('package-lock.json is complete', 0)
  if (process.argv.includes('--check')) {
    return say(`package-lock.json lacks ${added.length} packages: ${added.join(', ')}\nrun: npm run lock`, 1)
  }
  writeFileSync(file, `${JSON.stringify(completed, null, 2)}\n`)
  return say(`${added.length} packages added to package-lock.json`, 0)
}

const say = (text: string, code: number): number => {
  console.log(text)
  return code
}

process.exitCode = main()
