import { openBeaconChain } from '#beacon/chain.ts'
import { startSigner } from '#signer/server.ts'
import type { StartService } from './service.ts'

export const start: StartService = ({ config, log }) =>
  startSigner({
    settings: config.signer,
    beacon: openBeaconChain(config.beaconChainFile),
    log: log.child({ service: 'signer' }),
  })
