import { openBeaconChain } from '@fairground/server/beacon/chain'
import { createLog } from '@fairground/server/platform/log'
import { readSignerSettings } from '@fairground/server/platform/signer-settings'
import { startSigner } from '@fairground/server/signer/server'

/** The real signer with chains of a few links, so that a drill reaches their end. */
await startSigner({
  settings: readSignerSettings(process.env),
  beacon: openBeaconChain(process.env['FAIRGROUND_BEACON_CHAIN']),
  log: createLog('signer', 'info'),
  chainLength: Number(process.argv[2]),
})
