import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeOnce } from '#platform/keys.ts'
import { type CommandClass, commandClasses } from '#ledger/command-classes.ts'

const keyBytes = 32

export interface LaneKey {
  readonly version: number
  readonly secret: Buffer
}

/**
 * The keys with which services sign messages to the lanes: one file per class of commands, with one version per line and
 * the newest last. A service without the file of a class cannot send its commands.
 */
export interface LaneKeys {
  readonly classes: readonly CommandClass[]
  newest(commandClass: CommandClass): LaneKey
  /** Undefined if there is no such version. A new version is found without a restart. */
  find(commandClass: CommandClass, version: number): Buffer | undefined
}

const getFile = (folder: string, commandClass: CommandClass): string =>
  join(folder, `lane-${commandClass}.key`)

/** Opens the keys of these classes. Creates a missing file where the mode allows it. */
export const openLaneKeys = (
  folder: string,
  classes: readonly CommandClass[] = commandClasses,
  mayCreate?: boolean,
  now: () => number = Date.now,
): LaneKeys => {
  const known = new Map(classes.map(each => [each, readKeys(folder, each, mayCreate)]))
  let readAt = now()
  const refresh = () => {
    // An attacker who names unknown versions must not make the lane read files all the time.
    if (now() - readAt < 1000) return
    readAt = now()
    for (const each of classes) known.set(each, readKeys(folder, each, mayCreate))
  }
  const findKnown = (commandClass: CommandClass, version: number) =>
    known.get(commandClass)?.find(key => key.version === version)?.secret
  return {
    classes,
    newest(commandClass) {
      const key = known.get(commandClass)?.at(-1)
      if (!key) throw new Error(`this service has no key for ${commandClass} commands`)
      return key
    },
    find(commandClass, version) {
      const secret = findKnown(commandClass, version)
      if (secret || !known.has(commandClass)) return secret
      refresh()
      return findKnown(commandClass, version)
    },
  }
}

const readKeys = (folder: string, commandClass: CommandClass, mayCreate?: boolean): LaneKey[] => {
  const file = getFile(folder, commandClass)
  if (!existsSync(file)) writeOnce(folder, file, formatKey(1), mayCreate)
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(line => line !== '')
    .map(line => parseKey(line, file))
}

const formatKey = (version: number): string => `${version} ${randomBytes(keyBytes).toString('hex')}\n`

const parseKey = (line: string, file: string): LaneKey => {
  const [, version = '', secret = ''] = /^(\d{1,9}) ([0-9a-f]{64})$/.exec(line) ?? []
  if (secret === '') throw new Error(`${file} holds a line that is not "<version> <64 hex digits>"`)
  return { version: Number(version), secret: Buffer.from(secret, 'hex') }
}
