import { join } from 'node:path'
import { root } from '../check/command.ts'
import { runCommand } from './run-command.ts'

export const imagesFolder = join(root, '.run', 'images')

/** The driver vfs and the isolation chroot need no kernel features that a build machine in a container lacks. */
export const buildahEnvironment = { STORAGE_DRIVER: 'vfs', BUILDAH_ISOLATION: 'chroot' }

/** Images of the machine stay as they are. */
export const storageFlags = [
  '--root',
  join(imagesFolder, 'storage'),
  '--runroot',
  join(imagesFolder, 'storage-run'),
]

export const buildah = (...args: string[]): Promise<string> =>
  runCommand('buildah', [...storageFlags, ...args], { environment: buildahEnvironment })

/** Returns why images cannot be built here, or undefined. Isolation by chroot needs root. */
export const findBuildahProblem = async (): Promise<string | undefined> => {
  try {
    if (process.getuid?.() !== 0) return 'not root'
    await runCommand('mmdebstrap', ['--version'])
    const container = await buildah('from', 'scratch')
    await buildah('rm', container)
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
