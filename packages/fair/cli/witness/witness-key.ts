import { createPrivateKey, randomBytes, sign } from 'node:crypto'
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { getPublicKey } from '#crypto/signature.ts'
import { hex, unhex } from '#encoding/bytes.ts'
import type { NoteSigner } from '#log/checkpoint.ts'
import { UsageProblem } from '../usage-problem.ts'

interface KeyFile {
  readonly name: string
  /** Hexadecimal. */
  readonly secret: string
}

/** RFC 8410: what PKCS #8 writes before the 32 bytes of an Ed25519 key. */
const pkcs8Prefix = unhex('302e020100300506032b657004220420')
const names = /^[^+\s]{1,200}$/

/** Reads the key in the folder, or creates it under the name. */
export function openWitnessKey(folder: string, name: string | undefined): NoteSigner {
  const path = join(folder, 'key.json')
  const { name: keyName, secret } = existsSync(path)
    ? (JSON.parse(readFileSync(path, 'utf8')) as KeyFile)
    : createKey(folder, path, name)
  if (name !== undefined && name !== keyName)
    throw new UsageProblem(`the key in ${folder} has the name ${keyName}`)
  const seed = unhex(secret)
  const key = createPrivateKey({ key: Buffer.concat([pkcs8Prefix, seed]), format: 'der', type: 'pkcs8' })
  const publicKey = getPublicKey(seed)
  return { name: keyName, type: 4, publicKey, sign: message => sign(undefined, message, key) }
}

function createKey(folder: string, path: string, name: string | undefined): KeyFile {
  if (name === undefined) throw new UsageProblem('--name is required to create a key')
  if (!names.test(name)) throw new UsageProblem('--name must have no blanks and no +')
  const key: KeyFile = { name, secret: hex(randomBytes(32)) }
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = openSync(path, 'wx', 0o600)
  try {
    writeFileSync(file, JSON.stringify(key))
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
  return key
}
