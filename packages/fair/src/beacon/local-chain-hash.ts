import type { BeaconChain } from './beacon.ts'
import { hex } from '#encoding/bytes.ts'
import { canonicalHash } from '#encoding/canonical-json.ts'

/** Binds a local beacon's key and clock to the chain hash inside the close record. */
export const localChainHash = (
  chain: Pick<BeaconChain, 'name' | 'publicKey' | 'genesis' | 'period'>,
): string =>
  hex(
    canonicalHash({
      genesis: chain.genesis,
      name: chain.name,
      period: chain.period,
      publicKey: chain.publicKey,
      scheme: 'bls-unchained-g1-rfc9380',
    }),
  )
