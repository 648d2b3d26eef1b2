import type { IncomingMessage } from 'node:http'
import { connect, type DatabaseConnection } from '@fairground/database/connect'
import type { ByeReason } from '@fairground/contract/channel'
import { parseTopic } from '@fairground/contract/topics'
import type { Broker } from '#platform/broker/broker.ts'
import type { Config } from '#platform/config.ts'
import { createFolderStore } from '#platform/document-store.ts'
import { createPictureProcesses } from '#pictures/picture-processes.ts'
import { createStoreDocument } from '#documents/store-document.ts'
import { serveUploads } from '#documents/serve-uploads.ts'
import { serveCheckWebhooks } from '#identity-checks/serve-check-webhooks.ts'
import { serveMessageStatus } from '#jobs/text-messages/serve-message-status.ts'
import { createPaymentProviders } from '#payments/providers/payment-providers.ts'
import { getPageOrigins } from '#payments/providers/page-origins.ts'
import { createWebhookInbox } from '#payments/webhooks/webhook-inbox.ts'
import { serveWebhooks } from '#payments/webhooks/serve-webhooks.ts'
import { createSiteContents } from '#site-content/site-content.ts'
import { createSiteTexts } from '#site-content/texts/site-texts.ts'
import { createTicketKeys } from '#tickets/ticket-keys.ts'
import { createJobs } from '#jobs/jobs.ts'
import { openSigningKey } from '#platform/keys.ts'
import { createLaneClient } from '#ledger/lane/lane-client.ts'
import { openLaneKeys } from '#ledger/lane/lane-keys.ts'
import { createCashierClient } from '#operation/cashier-requests.ts'
import type { Log } from '#platform/log.ts'
import { createMembers } from '#operator/members.ts'
import type { Metrics } from '#platform/metrics.ts'
import type { PlayerKey } from '#platform/player-key.ts'
import { handlers } from '#handlers.ts'
import { createGameLobbyCache } from '#games/lobby/game-lobby-cache.ts'
import { createStatisticsCache } from '#games/statistics/statistics-cache.ts'
import { createLobbyCache } from '#games/lobby/lobby-cache.ts'
import { createPlayerViewCache } from '#games/lobby/player-view-cache.ts'
import { createPipeline } from '#operation/pipeline.ts'
import { createRateLimits } from '#operation/rate-limits.ts'
import { createSessionStore } from '#operation/session-store.ts'
import { createSessionTickets } from '#operation/session-tickets.ts'
import { createExclusionRegister } from '#providers/exclusion-register.ts'
import { createPartnerFetch } from '#providers/partner-fetch.ts'
import { openPushKeys } from '#providers/push-keys.ts'
import { createMalwareScanner, noScanner } from '#providers/malware-scanner.ts'
import { findWitnessOrigins, readWitnessPolicy } from '#public-log/open-log.ts'
import { openVault } from '#vault/vault.ts'
import { createPasswords } from '#platform/passwords.ts'
import { serveBrand } from './brand.ts'
import { serveCalendar } from './calendar.ts'
import { serveContent } from './content.ts'
import { createGetClientInfo } from './client-info.ts'
import { createCookieSessions } from './cookie/cookie-sessions.ts'
import { isAtSite } from './cookie/own-page.ts'
import { serveFairness } from './fair/fair-log.ts'
import { createLogNews } from './fair/log-news.ts'
import { serveLogFiles } from './fair/log-files.ts'
import { createHttp } from './http.ts'
import { invalidateViews } from './invalidate-views.ts'
import { isOriginAllowed } from './origin.ts'
import { createChannelCounts } from './limits/channel-counts.ts'
import { createOpeningLimit, createSocketLimit } from './limits/opening-limit.ts'
import { createPlayerSockets } from './player-sockets.ts'
import { createPreviews } from './preview/preview.ts'
import { serveSite } from './site.ts'
import { createSnapshots } from './snapshots.ts'
import type { ChannelSocket } from './socket.ts'
import { createTopics } from './topics.ts'
import { createCredentials, serveCredentials } from './transports/broker-credential.ts'
import { createChannels } from './transports/channels.ts'
import { serveEvents } from './transports/serve-events.ts'
import { servePolls } from './transports/serve-polls.ts'
import { serveSockets } from './transports/serve-sockets.ts'
import { serveTickets } from './transports/serve-tickets.ts'

/** The reason that the channel gives for an ended session. Any other status is a ban. */
const byeForStatus: Readonly<Record<string, ByeReason>> = {
  closed: 'closed',
  timedOut: 'restricted',
  selfExcluded: 'restricted',
}

export interface GatewayDeps {
  readonly config: Config
  readonly database: DatabaseConnection
  readonly broker: Broker
  readonly log: Log
  readonly metrics: Metrics
}

const drainMs = 3000
/** Many viewers share one snapshot, so a few connections are enough for every topic. */
const snapshotConnections = 3

/** Starts the edge: sessions, reads, calls to the lanes and the fan-out of events. It holds no durable state. */
export const startGateway = async ({ config, database, broker, log, metrics }: GatewayDeps) => {
  const { db } = database
  const members = createMembers(db)
  const vault = openVault(config.keyFolder)
  const jobs = createJobs({ databaseUrl: config.databaseUrl, vault, log })
  const documents = createFolderStore(config.documentFolder)
  const payments = await createPaymentProviders({ db, vault, settings: config.payments })
  const sessions = createSessionStore(database, broker, log)
  const tickets = createSessionTickets(db)
  const cookies = createCookieSessions({ ...config, sessions, log })
  const views = {
    lobbyCache: createLobbyCache(db),
    gameLobbyCache: createGameLobbyCache(db),
    playerViews: createPlayerViewCache(database, vault, Date.now),
  }
  const siteContents = createSiteContents(db)
  const topics = createTopics(broker)
  const playerSockets = createPlayerSockets<ChannelSocket>()
  const limits = createRateLimits(config.rateFactor, { db, vault, log })
  const connectOwn = (name: string, connections: number) =>
    connect({
      url: config.databaseUrl,
      connections,
      name,
      onError: error => log.warn({ err: error }, 'database'),
    })
  // Snapshots have their own connections, so that a rush of viewers delays no call.
  const snapshotDatabase = connectOwn('snapshots', snapshotConnections)
  const context = {
    db,
    lane: createLaneClient(broker, openLaneKeys(config.keyFolder, ['play'])),
    cashier: createCashierClient(broker),
    ...views,
    statisticsCache: createStatisticsCache(db),
    siteContents,
    sessions,
    passwords: await createPasswords(),
    vault,
    jobs,
    documents,
    payments,
    exclusionRegister:
      config.exclusionRegisterUrl === undefined
        ? undefined
        : createExclusionRegister(config.exclusionRegisterUrl),
    push:
      config.pushContact === undefined
        ? undefined
        : { publicKey: openPushKeys(config.keyFolder).publicKey, services: config.pushServices },
    siteAddress: config.siteAddress,
    fetchPartner: createPartnerFetch(config.allowPrivatePartners),
    rateFactor: config.rateFactor,
    ticketKeys: createTicketKeys(openSigningKey(config.keyFolder, 'tickets')),
    log,
    now: Date.now,
  }
  const pipeline = createPipeline({
    context,
    handlers,
    limits,
    observe: metrics.observeOperation,
  })
  const getClientInfo = createGetClientInfo(config)
  let draining = false
  const isReady = async () =>
    !draining &&
    broker.isConnected() &&
    (await members.all().then(
      () => true,
      () => false,
    ))

  const app = await createHttp({
    log,
    members,
    pipeline,
    cookies,
    isReady,
    getClientInfo,
    requestTimeoutMs: config.requestTimeoutMs,
    frames: await getPageOrigins(payments),
    witnesses: findWitnessOrigins(readWitnessPolicy(config.witnessPolicyFile)),
  })
  const scan = config.scannerUrl === undefined ? noScanner : createMalwareScanner(config.scannerUrl)
  const pictures = createPictureProcesses()
  const storeDocument = createStoreDocument({ db, vault, store: documents, scan, pictures, log })
  const getAddress = (request: IncomingMessage) => getClientInfo(request).address
  const { rateFactor } = config
  serveUploads(app, {
    members,
    sessions,
    readSession: (headers, member) => cookies.read(headers, member),
    storeDocument,
    rateFactor,
    getAddress,
  })
  // Webhooks have their own connections, so that players' calls cannot delay them.
  const webhookDatabase = connectOwn('webhooks', 2)
  const inbox = createWebhookInbox({ pool: webhookDatabase.pool, vault })
  serveWebhooks(app, { members, inbox, providers: payments, log, now: Date.now })
  serveCheckWebhooks(app, { db, vault, members, log })
  serveMessageStatus(app, { ...config, members, log, observe: metrics.observeTextMessage })
  serveFairness(app, db, members)
  serveLogFiles(app, db, members)
  const previews = createPreviews(vault, config.mode, Date.now)
  serveContent(app, { db, members, content: siteContents, texts: createSiteTexts(db), previews })
  serveCalendar(app, { db, members, content: siteContents, siteAddress: config.siteAddress })
  serveBrand(app, { db, members, content: siteContents, folder: config.siteFolder, pictures })
  if (config.siteFolder)
    await serveSite(app, {
      folder: config.siteFolder,
      db,
      siteAddress: config.siteAddress,
      consoleAddress: config.console.address,
      members,
      content: siteContents,
      previews,
    })

  const channels = createChannels(
    {
      members,
      sessions,
      redeemTicket: async (member, ticket, { site }) =>
        isAtSite(member, site, config.extraOrigins) ? tickets.redeem(member, ticket) : undefined,
      pipeline,
      topics,
      snapshots: createSnapshots(snapshotDatabase.db, members),
      playerSockets,
      logNews: createLogNews(db, log),
      takeTurn: (address, cost) => limits.takeTurn(address, cost),
      log,
      now: Date.now,
    },
    createChannelCounts(config.rateFactor),
    count => metrics.sockets.set(count),
  )
  const credentials = createCredentials(vault, members, Date.now)
  const transports = {
    channels,
    members,
    getClientInfo,
    isDraining: () => draining,
    mayOpen: createOpeningLimit(config.rateFactor),
  }
  serveEvents(app, transports)
  servePolls(app, transports)
  serveCredentials(app, { ...transports, credentials })
  serveTickets(app, { ...transports, sessions, tickets, cookies })
  const sockets = serveSockets({
    server: app.server,
    channels,
    credentials,
    getClientInfo,
    mayOpen: createSocketLimit(config.rateFactor),
    isAllowed: async request => !draining && (await isOriginAllowed(request, members, config.extraOrigins)),
    log,
  })

  const recheck = (player: PlayerKey) => {
    for (const socket of playerSockets.of(player)) {
      socket.recheck().catch((error: unknown) => log.warn({ err: error }, 'session not rechecked'))
    }
  }
  // The broker message is fast but can be lost. The login event cannot be missed.
  sessions.onEnded(recheck)
  topics.onEvents((topic, events) => {
    const parsed = parseTopic(topic)
    if (!parsed) return
    if (parsed.kind !== 'player') return invalidateViews(views, parsed, events())
    views.playerViews.invalidate(parsed.memberId, parsed.playerId)
    const local = playerSockets.of(parsed)
    if (local.length === 0) return
    for (const [name, payload] of events()) {
      if (name === 'clientLogin') recheck(parsed)
      if (name !== 'clientInvalidate') continue
      for (const socket of local) socket.bye(byeForStatus[payload.reason] ?? 'banned')
    }
  })

  const address = await app.listen({ host: config.host, port: config.port })
  log.info({ address }, 'gateway listening')
  return {
    address,
    /** Sends BYE so that browsers reconnect elsewhere, then finishes running requests. */
    async stop(): Promise<void> {
      draining = true
      channels.byeAll('drain')
      topics.stop()
      await Promise.race([app.close(), new Promise(resolve => setTimeout(resolve, drainMs))])
      sockets.stop()
      await Promise.all([webhookDatabase.close(), snapshotDatabase.close()])
      pictures.stop()
      await jobs.stop()
    },
  }
}
