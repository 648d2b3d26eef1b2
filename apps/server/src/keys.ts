import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openLaneKeys } from './ledger/lane/lane-keys.ts'
import { BadConfiguration } from './platform/bad-configuration.ts'
import { type ServiceName, serviceNames } from './platform/config.ts'
import { openSigningKey, readKeyFolder } from './platform/keys.ts'
import { readSignerSettings } from './platform/signer-settings.ts'
import { findKeyNames, getKeyFile, type KeyName, type KeySettings } from './production/key-files.ts'
import { openPushKeys } from './providers/push-keys.ts'
import { openSecrets } from './signer/secrets.ts'
import { openVault } from './vault/vault.ts'

const help = `Fairground keys

  npm run keys -- init [--services=gateway,lane,worker] [--operators=1,2]

Creates the key files of these services that are missing, and prints which. It changes no existing file. Without
--services it creates those of gateway, lane and worker. --services=signer creates those of the signer in its folder.
--operators creates the keys of the public logs of these operators, which the worker opens.

Settings: FAIRGROUND_KEY_FOLDER, FAIRGROUND_SIGNER_FOLDER, FAIRGROUND_SIGNER_STANDBY, FAIRGROUND_PUSH_CONTACT.`

const main = (): void => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      services: { type: 'string', default: 'gateway,lane,worker' },
      operators: { type: 'string', default: '' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help || positionals[0] !== 'init' || positionals.length > 1) {
    console.log(help)
    process.exitCode = values.help ? 0 : 2
    return
  }
  const settings: KeySettings = {
    keyFolder: readKeyFolder(process.env),
    pushContact: process.env['FAIRGROUND_PUSH_CONTACT'],
    signer: readSignerSettings(process.env),
  }
  const operators = split(values.operators).map(readOperator)
  for (const name of findKeyNames(split(values.services).map(readService), settings))
    createOnce(getKeyFile(name, settings), () => creators[name](settings))
  for (const id of operators)
    createOnce(join(settings.keyFolder, `log-${id}.pem`), () =>
      openSigningKey(settings.keyFolder, `log-${id}`, true),
    )
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

const createOnce = (file: string, create: () => unknown): void => {
  if (existsSync(file)) return console.log(`exists   ${file}`)
  create()
  console.log(`created  ${file}`)
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

try {
  main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
