import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { quicknet } from '@fairground/fair/beacon/beacon'
import { readConfig, type ServiceName, serviceNames } from '@fairground/server/platform/config'
import { readSignerSettings } from '@fairground/server/platform/signer-settings'
import { checkProduction } from '@fairground/server/production/check-production'
import { findMissingKeys } from '@fairground/server/production/key-files'

/** A process of the platform as a deployment file describes it. */
export interface DeployedService {
  readonly name: string
  readonly service: ServiceName | undefined
  readonly environment: Readonly<Record<string, string>>
}

type Environment = DeployedService['environment']

export const readEnvFile = (file: string): Environment =>
  parseEnv(readFileSync(file, 'utf8')) as Record<string, string>

/** Lets a service of a container or another machine find its files here. */
export const movePaths = (environment: Environment, from: string, to: string): Environment =>
  Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [
      name,
      value.startsWith(`${from}/`) ? join(to, value.slice(from.length)) : value,
    ]),
  )

/** Reads the settings as the service does at its start, and returns what production mode would refuse. */
export const findStartProblems = ({ service, environment }: DeployedService): string[] => {
  if (service === undefined) throw new Error(`not a service: ${serviceNames.join(', ')}`)
  if (service === 'signer') {
    const signer = readSignerSettings(environment)
    const missing = findMissingKeys(['signer'], { keyFolder: '', pushContact: undefined, signer })
    return [...missing, ...(signer.listener?.roles.size ? [] : ['no caller is admitted'])]
  }
  const config = readConfig(environment, [`--services=${service}`])
  const missingKeys = findMissingKeys(config.services, config)
  return [
    ...checkProduction(config, environment, { chain: quicknet, missingKeys }),
    ...(config.mode === 'production' ? [] : ['not in production mode']),
    ...(config.admin.port === undefined ? ['no admin port'] : []),
  ]
}

export const toServiceName = (text: string): ServiceName | undefined =>
  serviceNames.find(name => name === text)
