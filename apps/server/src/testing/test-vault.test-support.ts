import { randomBytes } from 'node:crypto'
import { createVault, type Vault } from '#vault/vault.ts'

/** A vault with new keys of one version. */
export const createTestVault = (version = 1): Vault => {
  const secret = randomBytes(32)
  return createVault({
    digestRoot: randomBytes(32),
    newest: () => ({ version, secret, usedFrom: 0 }),
    find: each => (each === version ? secret : undefined),
  })
}
