import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Lock } from './complete-lock.ts'

/** A package of the lock file that npm would install without comparing its content. */
export interface UncheckedPackage {
  readonly path: string
  /** `name@version` */
  readonly id: string
}

const marker = 'node_modules/'

/** Lists the packages without integrity. Workspaces and links to them have none. */
export const findUnchecked = ({ packages }: Lock): UncheckedPackage[] =>
  Object.entries(packages)
    .filter(([path, { integrity, link }]) => path.includes(marker) && !integrity && !link)
    .map(([path, { name, version }]) => ({
      path,
      id: `${name ?? path.slice(path.lastIndexOf(marker) + marker.length)}@${version ?? ''}`,
    }))

/** Compares the packages without integrity with those that are known to be in no registry of ours. */
export const findIntegrityProblems = (lock: Lock, unverified: readonly string[]): string[] => {
  const unchecked = findUnchecked(lock).map(({ id }) => id)
  return [
    ...unchecked.filter(id => !unverified.includes(id)).map(id => `${id} has no integrity`),
    ...unverified
      .filter(id => !unchecked.includes(id))
      .map(id => `${id} is listed as unverified, but the lock file does not have it without integrity`),
  ]
}

/** Adds integrity values. */
export const withIntegrity = (lock: Lock, values: ReadonlyMap<string, string>): Lock => ({
  ...lock,
  packages: Object.fromEntries(
    Object.entries(lock.packages).map(([path, locked]) => {
      const integrity = values.get(path)
      if (integrity === undefined) return [path, locked]
      const { version, ...rest } = locked
      return [path, { version, integrity, ...rest }]
    }),
  ),
})

const execute = promisify(execFile)

/** Asks the registry for the integrity of each package. Packages that it does not have are missing in the answer. */
export const fetchIntegrity = async (
  unchecked: readonly UncheckedPackage[],
): Promise<ReadonlyMap<string, string>> => {
  const found = new Map<string, string>()
  const waiting = [...unchecked]
  const askRemaining = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const integrity = await fetchOne(next.id)
      if (integrity !== undefined) found.set(next.path, integrity)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, askRemaining))
  return found
}

const concurrency = 4

/** An unreachable registry is an error: its packages must not be listed as unverified. */
const fetchOne = async (id: string): Promise<string | undefined> => {
  try {
    const { stdout } = await execute('npm', ['view', id, 'dist.integrity'])
    const integrity = stdout.trim()
    return /^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity) ? integrity : undefined
  } catch (error) {
    if (String((error as { stderr?: unknown }).stderr).includes('E404')) return undefined
    throw error
  }
}
