import type { IncomingMessage } from 'node:http'
import { connect, type DatabaseConnection } from '@fairground/database/connect'
import { type ByeReason, maxFrameBytes } from '@fairground/contract/channel'
import { parseTopic } from '@fairground/contract/topics'
import { WebSocketServer } from 'ws'
import type { Broker } from '#platform/broker/broker.ts'
import type { Config } from '#platform/config.ts'
import { createFolderStore } from '#platform/document-store.ts'
import { createStoreDocument } from '#documents/store-document.ts'
import { serveUploads } from '#documents/serve-uploads.ts'
import { createProvider } from '#payments/create-provider.ts'
import { createWebhookInbox } from '#payments/webhooks/webhook-inbox.ts'
import { serveWebhooks } from '#payments/webhooks/serve-webhooks.ts'
import { createSiteContents } from '#site-content/site-content.ts'
import { createTicketKeys } from '#tickets/ticket-keys.ts'
import { createJobs } from '#jobs/jobs.ts'
import { openSigningKey } from '#platform/keys.ts'
import { createLaneClient } from '#ledger/lane/lane-client.ts'
import type { Log } from '#platform/log.ts'
import { createMembers } from '#operator/members.ts'
import type { Metrics } from '#platform/metrics.ts'
import type { PlayerKey } from '#platform/player-key.ts'
import { handlers } from '#handlers.ts'
import { createGameLobbyCache } from '#games/lobby/game-lobby-cache.ts'
import { createLobbyCache } from '#games/lobby/lobby-cache.ts'
import { createPlayerViewCache } from '#games/lobby/player-view-cache.ts'
import { createPipeline } from '#operation/pipeline.ts'
import { createRateLimits } from '#operation/rate-limits.ts'
import { createSessionStore } from '#operation/session-store.ts'
import { createMalwareScanner, noScanner } from '#providers/malware-scanner.ts'
import { openVault } from '#vault/vault.ts'
import { createPasswords } from '#platform/passwords.ts'
import { serveContent } from './content.ts'
import { createGetClientInfo } from './client-info.ts'
import { serveFairness } from './fair-log.ts'
import { createHttp } from './http.ts'
import { invalidateViews } from './invalidate-views.ts'
import { isOriginAllowed } from './origin.ts'
import { createPlayerSockets } from './player-sockets.ts'
import { serveReference } from './reference.ts'
import { serveSite } from './site.ts'
import { createSnapshots } from './snapshots.ts'
import { ChannelSocket } from './socket.ts'
import { createTopics } from './topics.ts'

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

/** Starts the edge: sessions, reads, calls to the lanes and the fan-out of events. It holds no durable state. */
export const startGateway = async ({ config, database, broker, log, metrics }: GatewayDeps) => {
  const { db } = database
  const members = createMembers(db)
  const vault = openVault(config.keyFolder)
  const jobs = createJobs({ databaseUrl: config.databaseUrl, vault, log })
  const documents = createFolderStore(config.documentFolder)
  const payments = config.payments && (await createProvider(config.payments, { db, vault }))
  const sessions = createSessionStore(db, broker)
  const views = {
    lobbyCache: createLobbyCache(db),
    gameLobbyCache: createGameLobbyCache(db),
    playerViews: createPlayerViewCache(db, vault),
  }
  const siteContents = createSiteContents(db)
  const topics = createTopics(broker)
  const playerSockets = createPlayerSockets<ChannelSocket>()
  const snapshots = createSnapshots(db, members)
  const context = {
    db,
    lane: createLaneClient(broker),
    ...views,
    siteContents,
    sessions,
    passwords: await createPasswords(),
    vault,
    jobs,
    documents,
    payments,
    siteAddress: config.siteAddress,
    rateFactor: config.rateFactor,
    ticketKeys: createTicketKeys(openSigningKey(config.keyFolder, 'tickets')),
    log,
    now: Date.now,
  }
  const pipeline = createPipeline({
    context,
    handlers,
    limits: createRateLimits(config.rateFactor),
    observe: metrics.observeOperation,
  })
  const getClientInfo = createGetClientInfo(config)
  let draining = false
  const isReady = async () =>
    !draining &&
    broker.isConnected() &&
    (await members.all().then(
      all => all.length > 0,
      () => false,
    ))

  const app = await createHttp({
    log,
    members,
    pipeline,
    metrics,
    isReady,
    getClientInfo,
    frames: payments ? [payments.pageOrigin] : [],
  })
  const scan = config.scannerUrl === undefined ? noScanner : createMalwareScanner(config.scannerUrl)
  const storeDocument = createStoreDocument({ db, vault, store: documents, scan, log })
  const getAddress = (request: IncomingMessage) => getClientInfo(request).address
  serveUploads(app, { members, sessions, storeDocument, rateFactor: config.rateFactor, getAddress })
  // Webhooks have their own connections, so that players' calls cannot delay them.
  const webhookDatabase = connect({
    url: config.databaseUrl,
    connections: 2,
    name: 'webhooks',
    onError: error => log.warn({ err: error }, 'database'),
  })
  if (payments) {
    const inbox = createWebhookInbox({ pool: webhookDatabase.pool, vault, provider: payments.name })
    serveWebhooks(app, { members, inbox, provider: payments, log, now: Date.now })
  }
  serveFairness(app, db, members)
  serveContent(app, { db, members, content: siteContents })
  await serveReference(app)
  if (config.siteFolder) await serveSite(app, { folder: config.siteFolder, members, content: siteContents })

  const sockets = new Set<ChannelSocket>()
  const server = new WebSocketServer({ noServer: true, maxPayload: maxFrameBytes, perMessageDeflate: false })
  app.server.on('upgrade', (request, socket, head) => {
    void (async () => {
      const allowed =
        request.url === '/api/channel' &&
        !draining &&
        (await isOriginAllowed(request, members, config.extraOrigins))
      if (!allowed) return socket.end('HTTP/1.1 403 Forbidden\r\n\r\n')
      return server.handleUpgrade(request, socket, head, ws => {
        const channel = new ChannelSocket(ws, socket, getClientInfo(request), {
          db,
          members,
          sessions,
          pipeline,
          topics,
          snapshots,
          playerSockets,
          log,
          now: Date.now,
        })
        sockets.add(channel)
        metrics.sockets.set(sockets.size)
        ws.on('close', () => {
          sockets.delete(channel)
          metrics.sockets.set(sockets.size)
        })
      })
    })().catch((error: unknown) => {
      log.warn({ err: error }, 'upgrade failed')
      socket.destroy()
    })
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
      for (const socket of sockets) socket.bye('drain')
      topics.stop()
      await Promise.race([app.close(), new Promise(resolve => setTimeout(resolve, drainMs))])
      for (const ws of server.clients) ws.terminate()
      server.close()
      await webhookDatabase.close()
      await jobs.stop()
    },
  }
}
