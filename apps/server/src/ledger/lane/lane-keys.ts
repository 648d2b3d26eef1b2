import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type CommandClass, commandClasses } from '#ledger/command-classes.ts'
import {
  createKeyVersion,
  formatKeyLine,
  type KeyVersion,
  parseKeyLines,
  pickNewest,
} from '#platform/key-versions/key-lines.ts'
import { openReloadedFile, type ReloadedFile } from '#platform/key-versions/reloaded-file.ts'
import { writeOnce } from '#platform/keys.ts'

export type LaneKey = Pick<KeyVersion, 'version' | 'secret'>

/**
 * The keys with which services sign messages to the lanes: one file per class of commands, with one version per line and
 * the newest last. A service without the file of a class cannot send its commands.
 */
export interface LaneKeys {
  readonly classes: readonly CommandClass[]
  /** The version in use. A new version is used from its time on, without a restart. */
  newest(commandClass: CommandClass): LaneKey
  /** Undefined if there is no such version. A new version is found without a restart. */
  find(commandClass: CommandClass, version: number): Buffer | undefined
}

export const getLaneKeyFile = (folder: string, commandClass: CommandClass): string =>
  join(folder, `lane-${commandClass}.key`)

export const parseLaneKeys = (content: Buffer, file: string): KeyVersion[] => {
  const lines = content.toString().split('\n')
  return parseKeyLines(
    lines.filter(line => line !== ''),
    file,
  )
}

/** Opens the keys of these classes. Creates a missing file where the mode allows it. */
export const openLaneKeys = (
  folder: string,
  classes: readonly CommandClass[] = commandClasses,
  mayCreate?: boolean,
  now: () => number = Date.now,
): LaneKeys => {
  const files = new Map(classes.map(each => [each, openKeys(folder, each, mayCreate, now)]))
  return {
    classes,
    newest(commandClass) {
      const key = pickNewest(files.get(commandClass)?.get() ?? [], now())
      if (!key) throw new Error(`this service has no key for ${commandClass} commands`)
      return key
    },
    find: (commandClass, version) =>
      files
        .get(commandClass)
        ?.get()
        .find(key => key.version === version)?.secret,
  }
}

const openKeys = (
  folder: string,
  commandClass: CommandClass,
  mayCreate: boolean | undefined,
  now: () => number,
): ReloadedFile<KeyVersion[]> => {
  const file = getLaneKeyFile(folder, commandClass)
  if (!existsSync(file)) writeOnce(folder, file, formatKeyLine(createKeyVersion(1)), mayCreate)
  return openReloadedFile(file, content => parseLaneKeys(content, file), now)
}
