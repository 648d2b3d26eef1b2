import { startGateway } from '#gateway/gateway.ts'
import { createPoolShares } from '#platform/pool-shares.ts'
import type { StartService } from './service.ts'
import { withConnections } from './with-connections.ts'

export const start: StartService = deps =>
  withConnections(
    deps,
    'gateway',
    8,
    ({ database, broker, log }) => startGateway({ ...deps, database, broker, log }),
    createPoolShares(8),
  )
