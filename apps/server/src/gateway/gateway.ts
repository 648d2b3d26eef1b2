import type { IncomingMessage } from 'node:http'
import { connect, type Connected } from '@fairground/database/connect'
import { type ByeReason, maxFrameBytes } from '@fairground/contract/channel'
import { parseTopic } from '@fairground/contract/topics'
import { WebSocketServer } from 'ws'
import type { Broker } from '#broker/broker.ts'
import type { Config } from '#config.ts'
import { createFolderStore } from '#documents/document-store.ts'
import { createDocumentKeeper } from '#documents/keep-document.ts'
import { serveUploads } from '#documents/serve-uploads.ts'
import { createProvider } from '#payments/create-provider.ts'
import { createInbox } from '#payments/inbox.ts'
import { serveWebhooks } from '#payments/serve-webhooks.ts'
import { createSiteContents } from '#published/site-content.ts'
import { createTicketKeys } from '#ticket/ticket-keys.ts'
import { createJobs } from '#jobs/jobs.ts'
import { openSigningKey } from '#keys.ts'
import { createLaneClient } from '#ledger/lane-client.ts'
import type { Log } from '#log.ts'
import { createMembers } from '#member/members.ts'
import type { Metrics } from '#metrics.ts'
import { handlers } from '#operation/handlers.ts'
import { createGameLobbies } from '#operation/game-lobbies.ts'
import { createLobbyView } from '#operation/lobby-view.ts'
import { createOwnViews } from '#operation/own-views.ts'
import { createPipeline } from '#operation/pipeline.ts'
import { createRateLimits } from '#operation/rate-limits.ts'
import { createSessionStore } from '#operation/session-store.ts'
import { createMalwareScanner, noScanner } from '#providers/malware-scanner.ts'
import { openVault } from '#vault/vault.ts'
import { createPasswords } from '#session/passwords.ts'
import { serveContent } from './content.ts'
import { createFromWhere } from './from-where.ts'
import { serveFairness } from './fair-log.ts'
import { createHttp } from './http.ts'
import { noteEvents } from './note-events.ts'
import { originAllowed } from './origin.ts'
import { createPlayerSockets, type PlayerKey } from './player-sockets.ts'
import { serveReference } from './reference.ts'
import { serveSite } from './site.ts'
import { createSnapshots } from './snapshots.ts'
import { ChannelSocket } from './socket.ts'
import { createTopics } from './topics.ts'

/** How a player hears why the session has ended; whatever is not named here is a ban. */
const byeOfEnd: Readonly<Record<string, ByeReason>> = {
  closed: 'closed',
  timedOut: 'restricted',
  selfExcluded: 'restricted',
}

export interface GatewayParts {
  readonly config: Config
  readonly database: Connected
  readonly broker: Broker
  readonly log: Log
  readonly metrics: Metrics
}

const drainMs = 3000

/** The edge: sessions, reads, calls to the lanes, and the fan-out of events. It holds no state that matters. */
export const startGateway = async ({ config, database, broker, log, metrics }: GatewayParts) => {
  const { db } = database
  const members = createMembers(db)
  const vault = openVault(config.keyFolder)
  const jobs = createJobs({ databaseUrl: config.databaseUrl, vault, log })
  const documents = createFolderStore(config.documentFolder)
  const payments = config.payments && (await createProvider(config.payments, { db, vault }))
  const sessions = createSessionStore(db, broker)
  const views = {
    lobby: createLobbyView(db),
    gameLobbies: createGameLobbies(db),
    own: createOwnViews(db, vault),
  }
  const content = createSiteContents(db)
  const topics = createTopics(broker)
  const playerSockets = createPlayerSockets()
  const snapshots = createSnapshots(db, members)
  const context = {
    db,
    lane: createLaneClient(broker),
    ...views,
    content,
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
  const fromWhere = createFromWhere(config)
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
    fromWhere,
    frames: payments ? [payments.pageOrigin] : [],
  })
  const scan = config.scannerUrl === undefined ? noScanner : createMalwareScanner(config.scannerUrl)
  const keep = createDocumentKeeper({ db, vault, store: documents, scan, log })
  const addressOf = (request: IncomingMessage) => fromWhere(request).address
  serveUploads(app, { members, sessions, keep, rateFactor: config.rateFactor, addressOf })
  // A provider does not wait behind our players for a connection.
  const webhookDatabase = connect({
    url: config.databaseUrl,
    connections: 2,
    name: 'webhooks',
    onError: error => log.warn({ err: error }, 'database'),
  })
  if (payments) {
    const inbox = createInbox({ pool: webhookDatabase.pool, vault, provider: payments.name })
    serveWebhooks(app, { members, inbox, provider: payments, log, now: Date.now })
  }
  serveFairness(app, db, members)
  serveContent(app, { db, members, content })
  await serveReference(app)
  if (config.siteFolder) await serveSite(app, { folder: config.siteFolder, members, content })

  const sockets = new Set<ChannelSocket>()
  const server = new WebSocketServer({ noServer: true, maxPayload: maxFrameBytes, perMessageDeflate: false })
  app.server.on('upgrade', (request, socket, head) => {
    void (async () => {
      const allowed =
        request.url === '/api/channel' &&
        !draining &&
        (await originAllowed(request, members, config.extraOrigins))
      if (!allowed) return socket.end('HTTP/1.1 403 Forbidden\r\n\r\n')
      return server.handleUpgrade(request, socket, head, ws => {
        const channel = new ChannelSocket(ws, socket, fromWhere(request), {
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

  const recheck = (who: PlayerKey) => {
    for (const socket of playerSockets.of(who)) {
      socket.recheck().catch((error: unknown) => log.warn({ err: error }, 'session not rechecked'))
    }
  }
  // The broker's word is the quick way; the event of the login is the one that cannot be missed.
  sessions.onEnded(recheck)
  topics.onEvents((topic, events) => {
    const parsed = parseTopic(topic)
    if (!parsed) return
    if (parsed.kind !== 'player') return noteEvents(views, parsed, events())
    views.own.changed(parsed.memberId, parsed.playerId)
    const here = playerSockets.of(parsed)
    if (here.length === 0) return
    for (const [name, payload] of events()) {
      if (name === 'clientLogin') recheck(parsed)
      if (name !== 'clientInvalidate') continue
      for (const socket of here) socket.bye(byeOfEnd[payload.reason] ?? 'banned')
    }
  })

  const address = await app.listen({ host: config.host, port: config.port })
  log.info({ address }, 'gateway listens')
  return {
    address,
    /** Says goodbye, so that browsers go elsewhere at once, and finishes what is under way. */
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
