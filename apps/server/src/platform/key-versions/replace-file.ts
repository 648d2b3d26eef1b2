import { closeSync, fchownSync, fsyncSync, openSync, renameSync, rmSync, statSync, writeSync } from 'node:fs'
import { BadConfiguration } from '#platform/bad-configuration.ts'

/** Replaces a key file in one step, with the same owner. Two changes at the same time are refused. */
export const replaceKeyFile = (file: string, content: string): void => {
  const draft = `${file}.new`
  const handle = openDraft(draft)
  try {
    const { uid, gid } = statSync(file)
    // The administrator may be another user than the service.
    fchownSync(handle, uid, gid)
    writeSync(handle, content)
    fsyncSync(handle)
    renameSync(draft, file)
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  } finally {
    closeSync(handle)
  }
}

const openDraft = (draft: string): number => {
  try {
    return openSync(draft, 'wx', 0o600)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    throw new BadConfiguration(
      `${draft} exists: another change of the key is running, or one was interrupted. Remove the file if none runs.`,
    )
  }
}
