import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OperationName } from '@fairground/contract/operation-names'
import type { Input, Output } from '@fairground/contract/operations'
import { connect } from '@fairground/database/connect'
import { readConfig } from '#platform/config.ts'
import { createLaneClient } from '#ledger/lane/lane-client.ts'
import { openLaneKeys } from '#ledger/lane/lane-keys.ts'
import { startLanes } from '#ledger/lane/lane-service.ts'
import type { Log } from '#platform/log.ts'
import { createMetrics } from '#platform/metrics.ts'
import { startRelay } from '#relay/relay.ts'
import type { Books } from '#testing/books.test-support.ts'
import { quietLog } from '#testing/quiet-log.test-support.ts'
import { testTools } from '#testing/take-lane.test-support.ts'
import { testBroker } from '#testing/test-broker.test-support.ts'
import { until } from '#testing/until.test-support.ts'
import { startGateway } from './gateway.ts'

/** Two gateways with one lane and one database. Events are published only when the test runs the relay. */
export const openTwoGateways = async (books: Books, rateFactor = 1000, log: Log = quietLog) => {
  const { memberId, app } = books
  const broker = await testBroker()
  const folder = mkdtempSync(join(tmpdir(), 'two-gateways-'))
  const keys = openLaneKeys(folder)
  const lanes = startLanes({
    pool: app.pool,
    broker,
    log: quietLog,
    tools: testTools,
    keys,
    observe: () => undefined,
  })
  const lane = createLaneClient(broker, keys)
  const relayDatabase = connect({
    url: books.database.relayUrl,
    connections: 2,
    name: 'relay',
    onError: () => undefined,
  })
  const addresses = {
    FAIRGROUND_DATABASE_URL: books.database.appUrl,
    FAIRGROUND_RELAY_URL: books.database.relayUrl,
    FAIRGROUND_NATS_URL: 'nats://unused',
    FAIRGROUND_BEACON_URLS: 'http://unused',
    FAIRGROUND_RATE_FACTOR: String(rateFactor),
    FAIRGROUND_PORT: '0',
    FAIRGROUND_KEY_FOLDER: folder,
  }
  const config = readConfig(addresses, ['--services=gateway'])
  const open = async () => {
    const own = await testBroker()
    const parts = { config, database: app, broker: own, log, metrics: createMetrics() }
    return { broker: own, gateway: await startGateway(parts) }
  }
  const gateways = [await open(), await open()] as const
  await until('the lane is held', () => lanes.holds().includes(memberId))

  /** Waits until both gateways have received everything published on the broker. */
  const settle = async (): Promise<void> => {
    for (const each of [...gateways, ...gateways]) await each.broker.flush()
  }

  return {
    addresses: gateways.map(({ gateway }) => gateway.address),
    /** Calls through the first or the second gateway. */
    async call<N extends OperationName>(which: 0 | 1, name: N, input: Input<N>, token?: string) {
      const response = await fetch(`${gateways[which].gateway.address}/api/${memberId}/${name}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'site-key': `m-${memberId}-site-key-0000`,
          ...(token === undefined ? {} : { 'auth-token': token }),
        },
        body: JSON.stringify(input),
      })
      if (!response.ok) throw new Error(await response.text())
      return (await response.json()) as Output<N>
    },
    /** A deposit that does not go through the gateways. */
    deposit: (playerId: number, amount: bigint) =>
      lane.submit(memberId, 'deposit', { opKey: randomUUID(), playerId, currency: books.currency, amount }),
    async login(playerId: number): Promise<string> {
      const token = randomBytes(32).toString('base64url')
      const hash = createHash('sha256').update(token).digest()
      await books.rows('INSERT INTO session (member_id, player_id, token_hash) VALUES ($1, $2, $3)', [
        memberId,
        playerId,
        hash,
      ])
      return token
    },
    /** Publishes the outbox and waits until both gateways have received it. */
    async carryEvents(): Promise<void> {
      const relay = startRelay({ pool: relayDatabase.pool, broker, log: quietLog, observe: () => undefined })
      const waiting = 'SELECT FROM outbox o, relay r WHERE (o.txid, o.id) > (r.txid, r.last_id)'
      await until('all events are carried', async () => (await books.rows(waiting)).length === 0)
      await relay.stop()
      await settle()
    },
    settle,
    async close(): Promise<void> {
      for (const each of gateways) await each.gateway.stop()
      await lanes.stop()
      await Promise.all([broker.close(), relayDatabase.close(), ...gateways.map(each => each.broker.close())])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export type TwoGateways = Awaited<ReturnType<typeof openTwoGateways>>
