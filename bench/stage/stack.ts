import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { type Broker, connectBroker } from '@fairground/server/platform/broker/broker'
import { createLaneClient } from '@fairground/server/ledger/lane/lane-client'
import { openLaneKeys } from '@fairground/server/ledger/lane/lane-keys'
import { createLog } from '@fairground/server/platform/log'
import { startStack } from '@fairground/testkit/stack/stack'
import { type BenchDatabase, benchFolder, openPools } from './database.ts'
import { addOperator, addPlayers, type BenchOperator, type BenchPlayer, operator } from './rows.ts'

export interface BenchStack extends BenchDatabase {
  readonly port: number
  readonly databaseUrl: string
  readonly broker: Broker
  readonly players: readonly BenchPlayer[]
  /** Adds another operator with players who have a balance. */
  addNeighbour(neighbour: BenchOperator): Promise<readonly BenchPlayer[]>
  gatewayPid(): number
}

const plenty = 1_000_000_000_000n

/** So high that no measurement reaches a rate limit. */
const noLimits = 1_000_000

/** Starts the whole platform as real processes with one operator and players with a balance. */
export const openStack = async (playerCount: number, rateFactor = noLimits): Promise<BenchStack> => {
  const folder = benchFolder()
  const stack = await startStack({
    folder,
    durable: true,
    environment: { FAIRGROUND_RATE_FACTOR: String(rateFactor), FAIRGROUND_LOG_LEVEL: 'warn' },
  })
  const { app, ownerPool } = openPools(stack.databaseUrl, stack.ownerUrl)
  const owner = ownerPool.pool
  const broker = await connectBroker(stack.natsUrl, 'bench', createLog('bench', 'warn'))
  const lane = createLaneClient(broker, openLaneKeys(stack.keyFolder))
  const addWithPlayers = async (added: BenchOperator): Promise<BenchPlayer[]> => {
    await addOperator(owner, added)
    const players = await addPlayers(owner, playerCount, added)
    const { id: memberId, currency } = added
    await Promise.all(
      players.map(({ id: playerId }) =>
        lane.submit(memberId, 'deposit', {
          opKey: `bench:${randomUUID()}`,
          playerId,
          currency,
          amount: plenty,
        }),
      ),
    )
    return players
  }
  const players = await addWithPlayers(operator)
  return {
    app,
    owner,
    broker,
    players,
    addNeighbour: addWithPlayers,
    port: stack.port,
    gatewayPid: () => stack.processes.gateway.pid()!,
    databaseUrl: stack.databaseUrl,
    async stop() {
      await broker.close()
      await Promise.all([app.close(), ownerPool.close()])
      await stack.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
