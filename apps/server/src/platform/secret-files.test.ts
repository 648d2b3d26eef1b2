import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { BadConfiguration } from './bad-configuration.ts'
import { readConfig } from './config.ts'
import { readSecretFiles, secretSettings } from './secret-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'secrets-'))
afterAll(() => rmSync(folder, { recursive: true }))

const write = (name: string, text: string): string => {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}

describe('a secret in a file', () => {
  it.each([
    ['as it is', 'a secret', 'a secret'],
    ['without the newline at its end', 'a secret\n', 'a secret'],
    ['without a Windows newline at its end', 'a secret\r\n', 'a secret'],
    ['with its other white space', ' a\nsecret \n\n', ' a\nsecret \n'],
  ])('is read %s', (_, text, secret) => {
    const env = { FAIRGROUND_SMTP_URL_FILE: write('smtp', text) }
    expect(readSecretFiles(env).FAIRGROUND_SMTP_URL).toBe(secret)
  })

  it('is refused beside the setting itself, with advice', () => {
    const env = { FAIRGROUND_SMTP_URL: 'smtp://a', FAIRGROUND_SMTP_URL_FILE: write('smtp', 'smtp://b') }
    expect(() => readSecretFiles(env)).toThrow(BadConfiguration)
    expect(() => readSecretFiles(env)).toThrow('both set. Remove one of them.')
  })

  it('is refused if the file is missing or empty, without its content in the message', () => {
    const read = (file: string) => () => readSecretFiles({ FAIRGROUND_NATS_URL_FILE: file })
    expect(read(join(folder, 'none'))).toThrow('FAIRGROUND_NATS_URL_FILE cannot be read')
    expect(read(write('empty', '\n'))).toThrow('FAIRGROUND_NATS_URL_FILE is empty')
  })

  it('is possible only for settings with a secret', () => {
    const env = { FAIRGROUND_HOST_FILE: write('host', '0.0.0.0') }
    expect(readSecretFiles(env)).toEqual(env)
  })
})

it('every secret setting of a server can be a file', () => {
  const files = Object.fromEntries(
    secretSettings.map(name => [`${name}_FILE`, write(name, `value of ${name}\n`)]),
  )
  const config = readConfig(
    {
      ...files,
      FAIRGROUND_BEACON_URLS: 'https://api.drand.sh',
      FAIRGROUND_PAYMENTS_PROVIDER: 'adyen',
      FAIRGROUND_PAYMENTS_ACCOUNT: 'account',
      FAIRGROUND_PAYMENTS_BALANCE_ACCOUNT: 'balance account',
      FAIRGROUND_STAFF_OIDC_ISSUER: 'https://login.example',
      FAIRGROUND_STAFF_OIDC_CLIENT: 'console',
      FAIRGROUND_CONTROL_URL: 'https://control.example',
      FAIRGROUND_CONTROL_KEYS: 'ab'.repeat(32),
    },
    ['--services=worker'],
  )
  const text = JSON.stringify(config)
  // The owner role is for commands: no service holds its address.
  const owner = 'FAIRGROUND_OWNER_URL'
  for (const name of secretSettings) expect(text.includes(`"value of ${name}"`)).toBe(name !== owner)
})
