import { createHmac, randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Bytes, hex, u32be, unhex } from '@fairground/fair/encoding/bytes'
import { enc, H2 } from '@fairground/fair/encoding/encode'
import { BadConfiguration } from '#platform/bad-configuration.ts'
import { writeOnce } from '#platform/keys.ts'

/** Everything secret except the signing key. All of it follows from one value, so that a backup never gets old. */
export interface SignerSecrets {
  /** Commits to the secrets in the log without revealing them. */
  readonly commitment: string
  /** The key of all locks. */
  readonly kappa: Bytes
  chain(game: string, chain: number): Bytes
  /** The secret of the links that assign the cards of a deck. */
  assignChain(game: string, chain: number, index: number): Bytes
}

export const deriveSecrets = (secret: Bytes): SignerSecrets => {
  const derive = (...fields: Parameters<typeof enc>): Bytes =>
    new Uint8Array(
      createHmac('sha256', secret)
        .update(enc(...fields))
        .digest(),
    )
  return {
    commitment: hex(H2('signer-secrets', derive('FD2/signer/commitment'))),
    kappa: derive('FD2/signer/kappa'),
    chain: (game, chain) => derive('FD2/signer/chain', game, u32be(chain)),
    assignChain: (game, chain, index) => derive('FD2/signer/assign', game, u32be(chain), u32be(index)),
  }
}

/** Reads the secrets from a file apart from the log. Only an empty log may start with new ones. */
export const openSecrets = (folder: string, isNew: boolean, mayCreate?: boolean): SignerSecrets => {
  const file = join(folder, 'secrets')
  if (!existsSync(file)) {
    if (!isNew)
      throw new BadConfiguration(
        `${file} is missing. Restore it from the backup or copy it from the active signer.`,
      )
    writeOnce(folder, file, `${hex(new Uint8Array(randomBytes(32)))}\n`, mayCreate)
  }
  const text = readFileSync(file, 'utf8').trim()
  if (!/^[0-9a-f]{64}$/.test(text))
    throw new BadConfiguration(`${file} does not hold 32 bytes in hexadecimal`)
  return deriveSecrets(unhex(text))
}
