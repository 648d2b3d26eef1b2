import { connect } from '@fairground/database/connect'
import { createLog } from '#platform/log.ts'
import { createPartnerFetch } from '#providers/partner-fetch.ts'
import { openVault } from '#vault/vault.ts'
import { startWebhooks } from './start-webhooks.ts'

/** A worker that only delivers webhooks, with short times, as its own process that a test can kill. */
const [appUrl = '', relayUrl = '', keyFolder = '', giveUpMs = '600000'] = process.argv.slice(2)
const onError = () => undefined
const app = connect({ url: appUrl, connections: 8, name: 'worker', onError })
const relay = connect({ url: relayUrl, connections: 2, name: 'relay', onError, asynchronousCommit: true })
startWebhooks({
  db: app.db,
  relayPool: relay.pool,
  vault: openVault(keyFolder),
  fetchPartner: createPartnerFetch(true, true),
  timing: {
    pollMs: 50,
    timeoutMs: 2000,
    workMs: 1000,
    leaseMs: 4000,
    firstRetryMs: 100,
    maxRetryMs: 1000,
    giveUpMs: Number(giveUpMs),
  },
  log: createLog('webhooks', process.env['TEST_LOG_LEVEL'] ?? 'silent'),
  observeAttempt: () => undefined,
  observeDisabled: () => undefined,
})
