import { readFileSync } from 'node:fs'
import { type BeaconChain, quicknet } from '@fairground/fair/beacon/beacon'

/** The beacon chain of this installation. It is pinned at start, so that no beacon relay can substitute another. */
export const openBeaconChain = (file: string | undefined): BeaconChain => {
  if (!file) return quicknet
  const chain = JSON.parse(readFileSync(file, 'utf8')) as BeaconChain
  if (!/^[0-9a-f]{64}$/.test(chain.chainHash) || !/^[0-9a-f]{192}$/.test(chain.publicKey)) {
    throw new Error(`${file} does not describe a beacon chain`)
  }
  return chain
}
