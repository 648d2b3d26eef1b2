import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Config, ServiceName } from '#platform/config.ts'

export type KeySettings = Pick<Config, 'keyFolder' | 'pushContact' | 'signer'>

export const keyNames = [
  'vault.key',
  'tickets.pem',
  'platform.pem',
  'push.json',
  'lane-play.key',
  'lane-cashier.key',
  'lane-operator.key',
  'signer.pem',
  'secrets',
] as const
export type KeyName = (typeof keyNames)[number]

/** The key files that each service opens at its start. The worker also opens `log-<operator>.pem` of each operator. */
const keysByService: { readonly [S in ServiceName]: readonly KeyName[] } = {
  gateway: ['vault.key', 'tickets.pem', 'push.json', 'lane-play.key'],
  lane: ['platform.pem', 'lane-play.key', 'lane-cashier.key', 'lane-operator.key'],
  worker: ['vault.key', 'platform.pem', 'push.json', 'lane-play.key', 'lane-cashier.key'],
  console: ['vault.key', 'lane-operator.key'],
  signer: ['signer.pem', 'secrets'],
}

export const findKeyNames = (
  services: readonly ServiceName[],
  { pushContact }: Pick<KeySettings, 'pushContact'>,
): KeyName[] => {
  const names = new Set(services.flatMap(service => keysByService[service]))
  return [...names].filter(name => name !== 'push.json' || pushContact !== undefined)
}

export const getKeyFile = (name: KeyName, { keyFolder, signer }: KeySettings): string =>
  join(keysByService.signer.includes(name) ? signer.folder : keyFolder, name)

export const findMissingKeys = (services: readonly ServiceName[], settings: KeySettings): string[] =>
  findKeyNames(services, settings)
    .map(name => getKeyFile(name, settings))
    .filter(file => !existsSync(file))
