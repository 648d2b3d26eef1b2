import { connect } from '@fairground/database/connect'
import { databaseNow } from '@fairground/database/transaction'
import { openBeaconChain } from '#beacon/chain.ts'
import { createBeaconClient } from '#beacon/client.ts'
import { connectControl } from '#control/connect-control.ts'
import { startWorker } from '#draws/worker.ts'
import { startDecks } from '#instant/worker.ts'
import { startSending } from '#jobs/sending.ts'
import { startPendingJoins } from '#join/pending/start-pending-joins.ts'
import { createLaneClient } from '#ledger/lane/lane-client.ts'
import { openLaneKeys } from '#ledger/lane/lane-keys.ts'
import { findNewestPosition } from '#lifecycle/signer-position.ts'
import { createPushDelivery } from '#notifications/push-delivery.ts'
import { startNotifications } from '#notifications/start-notifications.ts'
import { serveCashier } from '#operation/cashier-requests.ts'
import { createMembers } from '#operator/members.ts'
import { createPaymentProviders } from '#payments/providers/payment-providers.ts'
import { startPayments } from '#payments/start-payments.ts'
import { openSigningKey } from '#platform/keys.ts'
import { startProgress } from '#progress/start-progress.ts'
import { startProtection } from '#protection/start-protection.ts'
import { createExclusionRegister } from '#providers/exclusion-register.ts'
import { createPartnerFetch } from '#providers/partner-fetch.ts'
import { openPushKeys } from '#providers/push-keys.ts'
import { createPushSender } from '#providers/push.ts'
import { createSanctionsScreening } from '#providers/sanctions-screening.ts'
import { readWitnessPolicy } from '#public-log/open-log.ts'
import { startPublisher } from '#public-log/publisher.ts'
import { startRelay } from '#relay/relay.ts'
import { startReports } from '#reports/start-reports.ts'
import { startReturns } from '#returns/start-returns.ts'
import { startSchedules } from '#schedules/schedules.ts'
import { createSignerClient } from '#signer/client.ts'
import { startRouting } from '#staff/withdrawals/start-routing.ts'
import { openVault } from '#vault/vault.ts'
import { startWebhooks } from '#webhooks/start-webhooks.ts'
import { defaultTiming } from '#webhooks/timing.ts'
import type { StartService } from './service.ts'
import { withConnections } from './with-connections.ts'

export const start: StartService = deps =>
  withConnections(deps, 'worker', 8, async ({ database, broker, log }) => {
    const { config } = deps
    const relayDatabase = connect({
      url: config.relayUrl,
      connections: 3,
      name: 'relay',
      // A crash loses the relay's position together with the assigned numbers, so the events get the same numbers again.
      asynchronousCommit: true,
      onError: error => log.warn({ err: error }, 'database'),
    })
    const relay = startRelay({
      pool: relayDatabase.pool,
      broker,
      log: log.child({ part: 'relay' }),
      observe: deps.metrics.observeRelayed,
    })
    const lane = createLaneClient(broker, openLaneKeys(config.keyFolder, ['play', 'cashier']))
    const vault = openVault(config.keyFolder)
    const schedules = startSchedules({
      db: database.db,
      lane,
      vault,
      log: log.child({ part: 'schedules' }),
    })
    const webhooks = startWebhooks({
      db: database.db,
      relayPool: relayDatabase.pool,
      vault,
      fetchPartner: createPartnerFetch(config.allowPrivatePartners, true),
      timing: defaultTiming,
      log: log.child({ part: 'webhooks' }),
      observeAttempt: deps.metrics.observeWebhook,
      observeDisabled: deps.metrics.observeDisabledWebhook,
    })
    const progress = startProgress({ db: database.db, lane, log: log.child({ part: 'progress' }) })
    const protection = startProtection({
      db: database.db,
      vault,
      log: log.child({ part: 'protection' }),
      exclusionRegister:
        config.exclusionRegisterUrl === undefined
          ? undefined
          : createExclusionRegister(config.exclusionRegisterUrl),
      sanctions:
        config.sanctionsUrl === undefined ? undefined : createSanctionsScreening(config.sanctionsUrl),
      observeOverdue: deps.metrics.observeOverdueFlags,
    })
    const reports = startReports({ db: database.db, log: log.child({ part: 'reports' }) })
    const returns = startReturns({ db: database.db, log: log.child({ part: 'live return' }) })
    const pendingJoins = startPendingJoins({
      db: database.db,
      lane,
      log: log.child({ part: 'pending joins' }),
    })
    const publisher = startPublisher({
      db: database.db,
      settings: {
        keyFolder: config.keyFolder,
        siteAddress: config.siteAddress,
        witnessPolicy: readWitnessPolicy(config.witnessPolicyFile),
      },
      log: log.child({ part: 'public log' }),
      observeLag: deps.metrics.observeWitnessLag,
    })
    const { control, feed } = connectControl(config.control, {
      db: database.db,
      log: log.child({ part: 'control' }),
      observeLag: deps.metrics.observeControlLag,
      observeFailure: deps.metrics.observeControlFailure,
    })
    const organizing = {
      db: database.db,
      lane,
      signer: createSignerClient({
        addresses: config.signer.addresses,
        identity: config.signer.identity,
        findNewest: () => findNewestPosition(database.db),
      }),
      control,
      beacon: createBeaconClient(openBeaconChain(config.beaconChainFile), config.beaconUrls),
      platformKey: openSigningKey(config.keyFolder, 'platform'),
      log,
      observeFailure: deps.metrics.observeFailure,
      readTime: databaseNow,
    }
    const worker = startWorker(organizing)
    const decks = startDecks(organizing)
    const jobLog = log.child({ part: 'jobs' })
    const { pushContact } = config
    const push =
      pushContact === undefined
        ? undefined
        : createPushDelivery({
            db: database.db,
            vault,
            send: createPushSender(pushContact, openPushKeys(config.keyFolder)),
            log: jobLog,
          })
    const sending = startSending(config, jobLog, push, createMembers(database.db))
    const notifications = startNotifications({
      db: database.db,
      databaseUrl: config.databaseUrl,
      vault,
      siteAddress: config.siteAddress,
      log: log.child({ part: 'notifications' }),
    })
    const payments = startPayments({
      db: database.db,
      databaseUrl: config.databaseUrl,
      lane,
      vault,
      log: log.child({ part: 'payments' }),
      providers: await createPaymentProviders({ db: database.db, vault, settings: config.payments }),
    })
    const routing = startRouting({
      db: database.db,
      lane,
      log: log.child({ part: 'routing' }),
      observeWaiting: deps.metrics.observeOldestWithdrawal,
    })
    const cashier = serveCashier(broker, log.child({ part: 'cashier' }), {
      settleDeposit: payments.settleDeposit,
      routeWithdrawal: (memberId, request) => routing.routeWithdrawal(memberId, request),
      collectBall: progress.collectBall,
    })
    return {
      databases: [relayDatabase],
      async stop() {
        cashier.stop()
        await sending.stop()
        await webhooks.stop()
        await notifications.stop()
        await payments.stop()
        await routing.stop()
        await progress.stop()
        await protection.stop()
        await reports.stop()
        await returns.stop()
        await pendingJoins.stop()
        await schedules.stop()
        await decks.stop()
        await worker.stop()
        await feed.stop()
        await publisher.stop()
        await relay.stop()
        await relayDatabase.close()
      },
    }
  })
