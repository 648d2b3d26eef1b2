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
import { createMembers } from '#operator/members.ts'
import { createPartnerFetch } from '#providers/partner-fetch.ts'
import { createSender } from '#signer/client.ts'
import type { ConsoleContext } from '#staff/access/operator-handler.ts'
import { sweepProposals } from '#staff/proposals/sweep.ts'
import { openVault } from '#vault/vault.ts'
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
    readSigners: () => Promise.all(senders.map(send => send('status', {}).catch(() => undefined))),
    log,
    observeBreakGlass: metrics.observeBreakGlass,
  }
  const { points, seconds } = anyoneRate
  const pipeline = createOperatorPipeline({
    context,
    handlers: operatorHandlers,
    members: createMembers(db),
    limitAnyone: createAddressLimit({ points: points * config.rateFactor, seconds }),
    observe: metrics.observeOperation,
  })
  const { host, port, address } = config.console
  const app = await createConsoleHttp({ log, pipeline, isTrustedProxy: config.isTrustedProxy, address })
  await app.listen({ host, port })
  log.info({ host, port, address }, 'console listening')
  const stopping = new AbortController()
  const sweeping = sweepUntil(context, stopping)
  return {
    async stop() {
      stopping.abort()
      await app.close()
      await sweeping
      await jobs.stop()
    },
  }
}

const sweepUntil = async (context: ConsoleContext, stopping: AbortController): Promise<void> => {
  while (!stopping.signal.aborted) {
    await sweepProposals(context).catch((error: unknown) =>
      context.log.warn({ err: error }, 'proposals not swept'),
    )
    await pause(sweepMs, stopping)
  }
}
