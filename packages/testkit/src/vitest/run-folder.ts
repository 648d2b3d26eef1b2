import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const prefix = 'test-'

/** Creates a folder named after this process and the project, and removes the folders of killed runs. */
export const makeRunFolder = (runs: string, project: string): string => {
  for (const name of abandoned(runs)) removeRunFolder(join(runs, name))
  const folder = join(runs, `${prefix}${process.pid}-${project}`)
  removeRunFolder(folder)
  mkdirSync(folder, { recursive: true })
  return folder
}

/** Removes the folder, and the cluster if startPostgres had to create it elsewhere. */
export const removeRunFolder = (folder: string): void => {
  const pointer = join(folder, 'postgres-elsewhere')
  if (existsSync(pointer)) rmSync(readFileSync(pointer, 'utf8'), { recursive: true, force: true })
  rmSync(folder, { recursive: true, force: true })
}

const abandoned = (runs: string): string[] => {
  if (!existsSync(runs)) return []
  return readdirSync(runs).filter(name => {
    const pid = /^test-(\d+)/.exec(name)?.[1]
    return pid !== undefined && !isAlive(Number(pid))
  })
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
