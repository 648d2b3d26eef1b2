import { connect, type DatabaseConnection } from '@fairground/database/connect'
import { inMember } from '@fairground/database/transaction'
import { sign } from '@fairground/fair/crypto/signature'
import { closeHash } from '@fairground/fair/fd2/close'
import { toCloseEntry } from '@fairground/fair/fd2/log-entries'
import { startGateway } from '@fairground/server/gateway/gateway'
import { readConfig } from '@fairground/server/platform/config'
import { createMetrics } from '@fairground/server/platform/metrics'
import { appendLogEntry, type LogDraft } from '@fairground/server/public-log/append'
import { openLogKey } from '@fairground/server/public-log/open-log'
import { requirePolicy } from '@fairground/server/public-log/policy'
import { pushCheckpoint, type Witness, WitnessRefused } from '@fairground/server/public-log/push-checkpoint'
import { insertLog } from '@fairground/server/public-log/queries/entries'
import { insertPolicy } from '@fairground/server/public-log/queries/policies'
import { signNextCheckpoint } from '@fairground/server/public-log/sign-next'
import { parseCloseText } from '@fairground/server/signer/close-text'
import { addMember, defaultGame } from '@fairground/server/testing/add-rows.test-support'
import { makeCloseText } from '@fairground/server/testing/close-record.test-support'
import { quietLog } from '@fairground/server/testing/quiet-log.test-support'
import { testBroker } from '@fairground/server/testing/test-broker.test-support'
import { testDatabase } from '@fairground/testkit/vitest/test-database'

const gameId = 7
const platformSecret = new Uint8Array(32).fill(8)

/** The close of one draw with this pool. */
export const closeOver = (memberId: number, index: number, pool: string): LogDraft => {
  const game = `${memberId}/${gameId}`
  const [beaconChainHash, previous] = ['33', '22'].map(byte => byte.repeat(32)) as [string, string]
  const own = {
    chain: 1,
    index,
    previous,
    beaconChainHash,
    round: 1000,
    closedAt: Date.UTC(2026, 2, 1),
    pool,
  }
  const close = parseCloseText(makeCloseText(game, own))
  const statement = { at: 0, term: 1, k: index, head: '00'.repeat(32), signature: '00'.repeat(64) }
  const answer = { ...statement, lock: '00'.repeat(160), masks: ['00'.repeat(32)] }
  return toCloseEntry(close, sign(platformSecret, closeHash(close)), answer, null)
}

interface HistoryOptions {
  readonly memberId: number
  /** Holds the key of the log: one operator signs both histories. */
  readonly keyFolder: string
  readonly policyText: string
  readonly from: number
}

/** A gateway on a database of its own, with a log that starts with the policy. */
export const serveHistory = async ({ memberId, keyFolder, policyText, from }: HistoryOptions) => {
  const database = await testDatabase()
  const open = (url: string): DatabaseConnection =>
    connect({ url, connections: 4, name: 'test', onError: () => undefined })
  const [owner, app] = [open(database.ownerUrl), open(database.appUrl)]
  await addMember(owner.pool, memberId, gameId, defaultGame)
  const log = openLogKey(keyFolder, { id: memberId, code: `m-${memberId}`, hosts: [] })
  await inMember(app.db, memberId, async tx => {
    await insertLog(tx, memberId, log.name, log.publicKey)
    const { index } = await appendLogEntry(tx, memberId, { t: 'policy', text: policyText, from })
    await insertPolicy(tx, memberId, { index, text: policyText, from })
  })
  const settings = {
    FAIRGROUND_DATABASE_URL: database.appUrl,
    FAIRGROUND_RELAY_URL: database.relayUrl,
    FAIRGROUND_NATS_URL: 'nats://unused',
    FAIRGROUND_BEACON_URLS: 'http://unused',
    FAIRGROUND_KEY_FOLDER: keyFolder,
    FAIRGROUND_PORT: '0',
  }
  const broker = await testBroker()
  const gateway = await startGateway({
    config: readConfig(settings, ['--services=gateway']),
    database: app,
    broker,
    log: quietLog,
    metrics: createMetrics(),
  })
  const witnesses = requirePolicy(policyText).witnesses as readonly Witness[]
  return {
    address: gateway.address,
    readText: async (path: string) => (await fetch(`${gateway.address}/fair/${memberId}/${path}`)).text(),
    append: (draft: LogDraft): Promise<boolean> =>
      inMember(app.db, memberId, async tx => {
        await appendLogEntry(tx, memberId, draft)
        return signNextCheckpoint(tx, memberId, log)
      }),
    /** Shows the newest checkpoint to each witness as the server does, and returns how many cosigned it. */
    async push(): Promise<number> {
      let cosigned = 0
      for (const witness of witnesses) {
        try {
          const size = await pushCheckpoint(app.db, memberId, witness, 0)
          // The answer of a witness that has entries already is its own size.
          await pushCheckpoint(app.db, memberId, witness, size)
          cosigned += 1
        } catch (error) {
          if (!(error instanceof WitnessRefused)) throw error
        }
      }
      return cosigned
    },
    async stop(): Promise<void> {
      await gateway.stop()
      await broker.close()
      await Promise.all([owner.close(), app.close()])
      await database.drop()
    },
  }
}
