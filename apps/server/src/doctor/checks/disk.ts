import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Check } from '../check.ts'
import { fail, ok, warn } from '../finding.ts'

const gigabyte = 1_000_000_000
const failBelow = gigabyte
const warnBelow = 5 * gigabyte

/** A folder that does not exist yet will be on the disk of its parent. */
const findExisting = (folder: string): string => (existsSync(folder) ? folder : findExisting(dirname(folder)))

/** The disks of this machine. The disk of the database is on its own machine. */
export const checkDisk: Check = ({ config, getFreeBytes }) => {
  const folders = [config.documentFolder, config.keyFolder, config.signer.folder].map(findExisting)
  const [fullest] = folders
    .map(folder => ({ folder, free: getFreeBytes(folder) }))
    .toSorted((a, b) => a.free - b.free)
  if (!fullest) return ok('no folder is in use')
  const text = `${(fullest.free / gigabyte).toFixed(1)} GB are free at ${fullest.folder}`
  if (fullest.free >= warnBelow) return ok(text)
  const advice = `${text}. Remove what is not needed, or give the service a larger disk.`
  return fullest.free < failBelow ? fail(advice) : warn(advice)
}
