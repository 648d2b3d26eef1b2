import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, type KeyObject } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { BadConfiguration } from './bad-configuration.ts'
import { isClosedMode, readMode } from './mode.ts'

/** An Ed25519 key pair of a service, stored in a file that only the service's user can read. */
export interface SigningKey {
  /** Raw 32 bytes, as records publish it. */
  readonly publicKey: Uint8Array
  sign(hash: Uint8Array): Uint8Array
}

export const readKeyFolder = (env: Readonly<Record<string, string | undefined>>): string =>
  resolve(env.FAIRGROUND_KEY_FOLDER ?? '.run/keys')

/** In production a missing file is a wrong mount, and a new key would hide it. */
const mayCreateKeys = !isClosedMode(readMode(process.env))

export const openSigningKey = (folder: string, name: string, mayCreate = mayCreateKeys): SigningKey => {
  const file = join(folder, `${name}.pem`)
  if (!existsSync(file)) create(folder, file, mayCreate)
  const secret = createPrivateKey(readFileSync(file))
  return { publicKey: rawPublic(secret), sign: hash => sign(null, hash, secret) }
}

const create = (folder: string, file: string, mayCreate: boolean): void => {
  const { privateKey } = generateKeyPairSync('ed25519')
  writeOnce(folder, file, privateKey.export({ type: 'pkcs8', format: 'pem' }), mayCreate)
}

/** Creates the file atomically through a hard link: when two services start together, one creates it and both read it. */
export const writeOnce = (
  folder: string,
  file: string,
  secret: string | Uint8Array,
  mayCreate = mayCreateKeys,
): void => {
  if (!mayCreate)
    throw new BadConfiguration(
      `${file} is missing. Mount the folder that has it, or create it once with fairground keys init.`,
    )
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, secret, { mode: 0o600 })
  try {
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  rmSync(draft)
}

const rawPublic = (secret: KeyObject): Uint8Array => {
  const jwk = createPublicKey(secret).export({ format: 'jwk' })
  return new Uint8Array(Buffer.from(jwk.x ?? '', 'base64url'))
}
