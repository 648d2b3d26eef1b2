import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openLaneKeys } from '#ledger/lane/lane-keys.ts'
import { BadConfiguration } from '#platform/bad-configuration.ts'
import { type ServiceName, serviceNames } from '#platform/config.ts'
import { openSigningKey, readKeyFolder } from '#platform/keys.ts'
import { readSignerSettings } from '#platform/signer-settings.ts'
import { findKeyNames, getKeyFile, type KeyName, type KeySettings } from '#production/key-files.ts'
import { openPushKeys } from '#providers/push-keys.ts'
import { openSecrets } from '#signer/secrets.ts'
import { openVault } from '#vault/vault.ts'
import type { Command, CommandIo } from '../command.ts'

const options = {
  services: { type: 'string', default: 'gateway,lane,worker' },
  operators: { type: 'string', default: '' },
} as const

/** Creates missing key files. */
export const createKeys: Command['run'] = async (args, { environment, print }) => {
  const { values } = parseArgs({ args: [...args], options })
  const settings: KeySettings = {
    keyFolder: readKeyFolder(environment),
    pushContact: environment['FAIRGROUND_PUSH_CONTACT'],
    signer: readSignerSettings(environment),
  }
  const operators = split(values.operators).map(readOperator)
  for (const name of findKeyNames(split(values.services).map(readService), settings))
    createOnce(print, getKeyFile(name, settings), () => creators[name](settings))
  for (const id of operators)
    createOnce(print, join(settings.keyFolder, `log-${id}.pem`), () =>
      openSigningKey(settings.keyFolder, `log-${id}`, true),
    )
  return 0
}

const creators: { readonly [K in KeyName]: (settings: KeySettings) => unknown } = {
  'vault.key': ({ keyFolder }) => openVault(keyFolder, true),
  'tickets.pem': ({ keyFolder }) => openSigningKey(keyFolder, 'tickets', true),
  'platform.pem': ({ keyFolder }) => openSigningKey(keyFolder, 'platform', true),
  'push.json': ({ keyFolder }) => openPushKeys(keyFolder, true),
  'lane-play.key': ({ keyFolder }) => openLaneKeys(keyFolder, ['play'], true),
  'lane-cashier.key': ({ keyFolder }) => openLaneKeys(keyFolder, ['cashier'], true),
  'lane-operator.key': ({ keyFolder }) => openLaneKeys(keyFolder, ['operator'], true),
  'signer.pem': ({ signer }) => openSigningKey(signer.folder, 'signer', true),
  // Only a new signer has new secrets. A standby has those of the active signer.
  secrets: ({ signer }) => openSecrets(signer.folder, !signer.standby && !hasLog(signer.folder), true),
}

const hasLog = (folder: string): boolean => {
  const file = join(folder, 'signer.log')
  return existsSync(file) && statSync(file).size > 0
}

const createOnce = (print: CommandIo['print'], file: string, create: () => unknown): void => {
  if (existsSync(file)) return print(`exists   ${file}`)
  create()
  print(`created  ${file}`)
}

const split = (text: string): string[] => text.split(',').filter(part => part !== '')

const readService = (name: string): ServiceName => {
  const known = serviceNames.find(service => service === name)
  if (!known) throw new BadConfiguration(`unknown service ${name}; there are: ${serviceNames.join(', ')}`)
  return known
}

const readOperator = (text: string): number => {
  if (!/^[1-9]\d*$/.test(text)) throw new BadConfiguration(`not the number of an operator: ${text}`)
  return Number(text)
}
