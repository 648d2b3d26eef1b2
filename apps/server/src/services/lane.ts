import { commandClasses, serviceClasses } from '#ledger/command-classes.ts'
import { openLaneKeys } from '#ledger/lane/lane-keys.ts'
import { startLanes } from '#ledger/lane/lane-service.ts'
import { openSigningKey } from '#platform/keys.ts'
import { isClosedMode } from '#platform/mode.ts'
import { createRandomPool } from '#platform/random-pool.ts'
import type { StartService } from './service.ts'
import { withConnections } from './with-connections.ts'

export const start: StartService = deps =>
  withConnections(deps, 'lane', 6, ({ database, broker, log }) => {
    const key = openSigningKey(deps.config.keyFolder, 'platform')
    const tools = {
      randomBytes: createRandomPool(),
      signReceipt: (hash: Uint8Array) => key.sign(hash),
    }
    const { keyFolder, mode } = deps.config
    const keys = openLaneKeys(keyFolder, isClosedMode(mode) ? serviceClasses : commandClasses)
    return startLanes({ pool: database.pool, broker, log, tools, keys, observe: deps.metrics.observeBatch })
  })
