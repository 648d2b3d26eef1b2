import { readFileSync } from 'node:fs'
import { BadConfiguration } from './bad-configuration.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** The settings with a secret. Each can also be given as a file: NAME_FILE is its path. */
export const secretSettings = [
  'FAIRGROUND_DATABASE_URL',
  'FAIRGROUND_RELAY_URL',
  'FAIRGROUND_OWNER_URL',
  'FAIRGROUND_STAFF_DATABASE_URL',
  'FAIRGROUND_STAFF_OIDC_SECRET',
  'FAIRGROUND_NATS_URL',
  'FAIRGROUND_SMTP_URL',
  'FAIRGROUND_MESSAGES_URL',
  'FAIRGROUND_EXCLUSION_REGISTER_URL',
  'FAIRGROUND_SANCTIONS_URL',
  'FAIRGROUND_CONTROL_TOKEN',
  'FAIRGROUND_PAYMENTS_KEY',
  'FAIRGROUND_PAYMENTS_PAYOUT_KEY',
  'FAIRGROUND_PAYMENTS_WEBHOOK_SECRET',
] as const

/** Replaces every NAME_FILE of a secret setting by the content of the file, without the newline at its end. */
export const readSecretFiles = (env: Environment): Environment => ({
  ...env,
  ...Object.fromEntries(
    secretSettings.flatMap(name => {
      const file = env[`${name}_FILE`]
      return file ? [[name, readSecret(name, file, env[name])]] : []
    }),
  ),
})

const readSecret = (name: string, file: string, direct: string | undefined): string => {
  if (direct) throw new BadConfiguration(`${name} and ${name}_FILE are both set. Remove one of them.`)
  const secret = readText(name, file).replace(/\r?\n$/, '')
  if (secret === '') throw new BadConfiguration(`${name}_FILE is empty: ${file}`)
  return secret
}

const readText = (name: string, file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new BadConfiguration(`${name}_FILE cannot be read: ${file}`)
  }
}
