import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { buildah, buildahEnvironment, storageFlags } from '@fairground/scripts/images/buildah.ts'
import { readVersion } from '@fairground/scripts/images/build-images.ts'
import { getImageName, type ImageTarget } from '@fairground/scripts/images/targets.ts'
import { run, type RunningProcess } from '@fairground/testkit/services/process'

export interface ContainerOptions {
  readonly logFile: string
  /** Replaces the arguments of the image. */
  readonly args?: readonly string[]
  readonly environment: Readonly<Record<string, string>>
  /** `folder:path` or `folder:path:ro` */
  readonly volumes?: readonly string[]
}

export interface Container {
  readonly exited: Promise<number | null>
  /** The user of the program. Undefined while it starts. */
  getUser(): number | undefined
  /** Runs the health check of the image and returns whether it is healthy. */
  isHealthy(): Promise<boolean>
  /** Files outside of volumes that the user of the program owns. */
  findWrittenFiles(): string[]
  stop(): Promise<void>
}

interface ImageConfig {
  readonly User: string
  readonly Entrypoint: readonly string[]
  readonly Cmd?: readonly string[]
  readonly Healthcheck: { readonly Test: readonly string[] }
}

/** Starts the program of an image on the network of this machine, as its user. */
export const startContainer = async (target: ImageTarget, options: ContainerOptions): Promise<Container> => {
  const name = await buildah('from', '--pull-never', getImageName(target, readVersion()))
  const { Docker } = JSON.parse(await buildah('inspect', name)) as { Docker: { config: ImageConfig } }
  const { User, Entrypoint, Cmd = [], Healthcheck } = Docker.config
  const flags = [
    ...Object.entries(options.environment).flatMap(([key, value]) => ['--env', `${key}=${value}`]),
    ...(options.volumes ?? []).flatMap(volume => ['--volume', volume]),
  ]
  const command = [...Entrypoint, ...(options.args ?? Cmd)]
  const child = run('buildah', [...storageFlags, 'run', ...flags, name, '--', ...command], {
    logFile: options.logFile,
    env: { ...process.env, ...buildahEnvironment },
  })
  const folder = await buildah('mount', name)
  return {
    exited: child.exited,
    getUser: () => findProgram(child)?.uid,
    async isHealthy() {
      const [, ...check] = Healthcheck.Test
      return buildah('run', ...flags, name, '--', ...check).then(
        () => true,
        () => false,
      )
    },
    findWrittenFiles: () =>
      execFileSync('find', [folder, '-type', 'f', '-user', User.split(':')[0]!], { encoding: 'utf8' })
        .split('\n')
        .filter(file => file !== ''),
    async stop() {
      const program = findProgram(child)
      // buildah would kill the program, which then could not drain.
      if (program) process.kill(program.pid, 'SIGTERM')
      await Promise.race([child.exited, new Promise(resolve => setTimeout(resolve, 15_000))])
      await child.kill()
      await buildah('rm', name)
    },
  }
}

/** buildah has several processes between itself and the program, which is the last one. */
const findProgram = ({ pid }: RunningProcess): { pid: number; uid: number } | undefined => {
  const children = new Map<number, { pid: number; uid: number; name: string }>()
  for (const entry of readdirSync('/proc').filter(each => /^\d+$/.test(each))) {
    const status = readStatus(entry)
    if (status) children.set(status.parent, { ...status, pid: Number(entry) })
  }
  let found = children.get(pid)
  for (let next = found; next; next = children.get(next.pid)) found = next
  return found?.name.includes('buildah') ? undefined : found
}

const readStatus = (pid: string): { parent: number; uid: number; name: string } | undefined => {
  try {
    const text = readFileSync(`/proc/${pid}/status`, 'utf8')
    const read = (field: string): string => new RegExp(`^${field}:\\s+(\\S+)`, 'm').exec(text)?.[1] ?? ''
    return { parent: Number(read('PPid')), uid: Number(read('Uid')), name: read('Name') }
  } catch {
    return undefined
  }
}
