import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { type DeployedService, movePaths, readEnvFile, toServiceName } from './deployed-service.ts'
import { root } from './known-settings.ts'

interface ComposeService {
  readonly image: string
  readonly command?: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
  readonly env_file?: readonly string[]
  readonly volumes?: readonly string[]
  readonly user?: string
  readonly read_only?: boolean
  readonly cap_drop?: readonly string[]
  readonly networks?: unknown
  readonly network_mode?: string
}

export interface ComposeFile {
  readonly services: Readonly<Record<string, ComposeService>>
}

export const composeText = readFileSync(join(root, 'deploy', 'compose.yaml'), 'utf8')
export const readCompose = (text = composeText): ComposeFile => parse(text, { merge: true }) as ComposeFile

const containerfile = readFileSync(join(root, 'deploy', 'Containerfile'), 'utf8').replaceAll('\\\n', ' ')

/** The ENV lines of a stage and of the stage that it starts from. */
const readImageSettings = (target: string): Record<string, string> => {
  const stages = containerfile.split(/^FROM /m).slice(1)
  const stage = stages.find(text => text.split('\n', 1)[0]?.endsWith(` AS ${target}`))
  if (stage === undefined) return {}
  const [from = ''] = stage.split(' ', 1)
  const pairs = [...stage.matchAll(/^ENV (.*)$/gm)].flatMap(([, line = '']) => line.trim().split(/\s+/))
  return {
    ...readImageSettings(from),
    ...Object.fromEntries(pairs.map(pair => pair.split('=', 2) as [string, string])),
  }
}

/** The services that run an image of this project, with all their settings. `folder` holds the files of a deployment. */
export const findComposeServices = (compose: ComposeFile, folder: string): DeployedService[] =>
  Object.entries(compose.services)
    .filter(([, { image }]) => image.includes('/fairground-'))
    .map(([name, { image, command = [], environment = {}, env_file = [], volumes = [] }]) => {
      const target = /\/fairground-([a-z]+):/.exec(image)?.[1] ?? ''
      const inFolder = (text: string) => text.replace(/^\$\{CONFIG_FOLDER[^}]*\}/, folder)
      const generated = env_file.filter(file => file.startsWith('$')).map(file => readEnvFile(inFolder(file)))
      const own = volumes.map(inFolder).find(volume => volume.endsWith(':/etc/fairground:ro'))
      const data = volumes.map(inFolder).find(volume => volume.endsWith(':/var/lib/fairground/signer'))
      const all = Object.assign(
        {},
        readImageSettings(target),
        ...generated,
        fillDefaults(environment),
      ) as Record<string, string>
      const moved = movePaths(
        { ...all, ...(data && signerFolder(data)) },
        '/etc/fairground',
        own?.split(':')[0] ?? '',
      )
      const flag = command.find(arg => arg.startsWith('--services='))?.slice('--services='.length)
      return { name, service: toServiceName(flag ?? target), environment: moved }
    })

const signerFolder = (volume: string) => ({ FAIRGROUND_SIGNER_FOLDER: volume.split(':')[0]! })

/** Replaces a variable by its default, as a compose file without the variable in .env does. */
const fillDefaults = (environment: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [
      name,
      value.replaceAll(/\$\{[A-Z_]+:-([^}]*)\}/g, '$1'),
    ]),
  )
