import { parsePlatform } from './platform.ts'

export interface LockedPackage {
  /** Only if it differs from the path: an alias. */
  readonly name?: string
  readonly version?: string
  readonly integrity?: string
  readonly link?: boolean
  readonly dev?: boolean
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

export interface Lock {
  readonly packages: Readonly<Record<string, LockedPackage>>
}

/** Adds every missing optional dependency with an exact version, and lists the added paths. */
export const completeLock = (lock: Lock): { completed: Lock; added: string[] } => {
  const missing = Object.entries(lock.packages).flatMap(([path, from]) =>
    Object.entries(from.optionalDependencies ?? {})
      .filter(([name, version]) => /^\d/.test(version) && !isLocked(lock, path, name))
      .map(([name, version]) => [`node_modules/${name}`, locked(name, version, from)] as const),
  )
  const packages = Object.entries({ ...Object.fromEntries(missing), ...lock.packages })
  const sorted = packages.toSorted(([a], [b]) => a.localeCompare(b, 'en'))
  const added = [...new Set(missing.map(([path]) => path))]
  return { completed: { ...lock, packages: Object.fromEntries(sorted) }, added }
}

const locked = (name: string, version: string, from: LockedPackage): object => ({
  version,
  ...parsePlatform(name),
  ...(from.dev ? { dev: true } : {}),
  optional: true,
})

const isLocked = (lock: Lock, path: string, name: string): boolean => {
  for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    if (`${folder}${folder && '/'}node_modules/${name}` in lock.packages) return true
    if (folder === '') return false
  }
}
