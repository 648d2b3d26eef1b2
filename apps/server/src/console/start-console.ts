import type { Database } from '@fairground/database/connect'
import type { Broker } from '#platform/broker/broker.ts'
import type { Config } from '#platform/config.ts'
import { createFolderStore } from '#platform/document-store.ts'
import type { Log } from '#platform/log.ts'
import type { Metrics } from '#platform/metrics.ts'
import { createAddressLimit } from '#platform/network/address-limit.ts'
import { pause } from '#platform/pause.ts'
import { createJobs } from '#jobs/jobs.ts'
import { createLaneClient } from '#ledger/lane/lane-client.ts'
import { openLaneKeys } from '#ledger/lane/lane-keys.ts'
import { createPictureProcesses } from '#pictures/picture-processes.ts'
import { createPartnerFetch } from '#providers/partner-fetch.ts'
import { createSender } from '#signer/client.ts'
import type { ConsoleContext } from '#staff/access/operator-handler.ts'
import { sweepIdentityChecks } from '#staff/integrations/sweep-identity-checks.ts'
import { sweepProposals } from '#staff/proposals/sweep.ts'
import { createCaseFinder, observeDueCases } from '#staff/support/observe-due-cases.ts'
import { finishApprovals } from '#staff/withdrawals/finish-approvals.ts'
import { openVault } from '#vault/vault.ts'
import { createPublicSettings } from './application/public-settings.ts'
import { createConsoleHttp } from './console-http.ts'
import { operatorHandlers } from './operator-handlers.ts'
import { createOperatorPipeline } from './operator-pipeline.ts'

interface ConsoleDeps {
  readonly config: Config
  readonly database: { readonly db: Database }
  readonly broker: Broker
  readonly log: Log
  readonly metrics: Metrics
}

/** Calls without a session, per address block. */
const anyoneRate = { points: 30, seconds: 60 }
const sweepMs = 10_000
const signerTimeoutMs = 10_000

/** Starts the service for the operators' staff. */
export const startConsole = async ({ config, database: { db }, broker, log, metrics }: ConsoleDeps) => {
  const vault = openVault(config.keyFolder)
  const databaseUrl = config.console.databaseUrl ?? config.databaseUrl
  const jobs = createJobs({ databaseUrl, vault, log, sendsOnly: true })
  const senders = config.signer.addresses.map(address =>
    createSender(address, config.signer.identity, signerTimeoutMs),
  )
  const pictures = createPictureProcesses()
  const context: ConsoleContext = {
    db,
    vault,
    jobs,
    lane: createLaneClient(broker, openLaneKeys(config.keyFolder, ['operator'])),
    documents: createFolderStore(config.documentFolder),
    siteAddress: config.siteAddress,
    consoleAddress: config.console.address,
    identityProvider: config.console.identityProvider,
    fetchPartner: createPartnerFetch(config.allowPrivatePartners),
    allowPrivatePartners: config.allowPrivatePartners,
    readSigners: () => Promise.all(senders.map(send => send('status', {}).catch(() => undefined))),
    pictures,
    log,
    observeBreakGlass: metrics.observeBreakGlass,
    observeRevealCeiling: metrics.observeRevealCeiling,
  }
  const findCases = createCaseFinder()
  const { points, seconds } = anyoneRate
  const pipeline = createOperatorPipeline({
    context,
    handlers: operatorHandlers,
    limitAnyone: createAddressLimit({ points: points * config.rateFactor, seconds }),
    observe: metrics.observeOperation,
  })
  const { host, port, address, folder } = config.console
  const app = await createConsoleHttp({
    log,
    pipeline,
    db,
    isTrustedProxy: config.isTrustedProxy,
    address,
    extraOrigins: config.extraOrigins,
    siteAddress: config.siteAddress,
    readSettings: createPublicSettings(config),
    folder,
  })
  await app.listen({ host, port })
  log.info({ host, port, address }, 'console listening')
  const stopping = new AbortController()
  const sweeping = repeatUntil(stopping, log, {
    proposals: () => sweepProposals(context),
    approvals: () => finishApprovals(context),
    identityChecks: () => sweepIdentityChecks(context),
    supportCases: () => observeDueCases(db, findCases, metrics.observeSupportCases),
  })
  return {
    async stop() {
      stopping.abort()
      await app.close()
      await sweeping
      await jobs.stop()
      pictures.stop()
    },
  }
}

/** Does each work in turn. One that fails is logged and does not stop the others. */
const repeatUntil = async (
  stopping: AbortController,
  log: Log,
  works: Readonly<Record<string, () => Promise<unknown>>>,
): Promise<void> => {
  while (!stopping.signal.aborted) {
    for (const [work, run] of Object.entries(works))
      await run().catch((error: unknown) => log.warn({ err: error, work }, 'work of the console failed'))
    await pause(sweepMs, stopping)
  }
}
