import {
  type ByeReason,
  type ClientMessage,
  type Hello,
  maxFrameBytes,
  messageKinds,
  type ServerMessage,
  type UncheckedCall,
  type Welcome,
} from '@fairground/contract/channel'
import { connectTimeoutMs } from '@fairground/contract/constants'
import { parseClientMessage } from '@fairground/contract/parse-message'
import { type FaultName, fault } from '@fairground/contract/errors'
import { endsSession } from '@fairground/contract/fault'
import { parseTopic, type Topic } from '@fairground/contract/topics'
import type { Log } from '#platform/log.ts'
import type { Member, Members } from '#operator/members.ts'
import { issuedToken } from '#operation/issued-token.ts'
import type { Outcome, Pipeline } from '#operation/pipeline.ts'
import type { SessionStore } from '#operation/session-store.ts'
import type { SessionKey } from '#operation/session-token.ts'
import { decodeMessage } from './codec.ts'
import type { ClientInfo } from './client-info.ts'
import type { OutgoingMessage } from './outgoing-message.ts'
import { type Line, Outgoing } from './outgoing.ts'
import type { ReadLogNews } from './fair/log-news.ts'
import { MessageRate } from './limits/message-rate.ts'
import { TopicQueue } from './limits/topic-queue.ts'
import type { PlayerSockets } from './player-sockets.ts'
import type { Snapshots } from './snapshots.ts'
import type { Topics, Viewer } from './topics.ts'
import type { ChannelWire } from './transports/channel-wire.ts'
import { observeReply } from './transports/observe-reply.ts'

export interface SocketDeps {
  readonly members: Members
  readonly sessions: SessionStore
  /** The id of the session that a ticket of this site names. */
  readonly redeemTicket: (member: Member, ticket: string, from: ClientInfo) => Promise<bigint | undefined>
  readonly pipeline: Pipeline
  readonly topics: Topics
  readonly snapshots: Snapshots
  readonly playerSockets: PlayerSockets<ChannelSocket>
  readonly logNews: ReadLogNews
  /** Counts a topic or a repeated HELLO like a call. Returns 0, or the milliseconds after which to try again. */
  readonly takeTurn: (address: string, cost?: number) => Promise<number>
  readonly log: Log
  readonly now: () => number
}

const closeSlow = 4008
const closePolicy = 4000
/** A page that opens sends about ten. */
const messagesPerSecond = 50
/** The site follows the lobby, the player and the games on the screen: at most five. */
export const maxFollowed = 50
/** No browser asks for a game that does not exist, so it costs an address as much as these calls. */
const missingTopicCost = 5
/** A browser sends HELLO as soon as the connection is open, and itself gives up after this time. */
export const helloWithinMs = connectTimeoutMs.socket
/** A browser answers BYE within a round trip. */
export const closeWithinMs = 1000

/** Operations that can change the session of the socket. */
const changesSession: ReadonlySet<string> = new Set([
  'login',
  'login.whitelabel',
  'attemptAuthentication',
  'attemptCodeAuthentication',
  'finishSecondStep',
  'logout',
])

/** The channel of one browser: calls and pushed events over any transport. */
export class ChannelSocket implements Viewer {
  readonly #ws: ChannelWire
  readonly #deps: SocketDeps
  readonly #from: ClientInfo
  readonly #following = new Set<Topic>()
  readonly #outgoing: Outgoing
  #member: Member | undefined
  #token: SessionKey | undefined
  /** The ticket of the latest HELLO. HELLO may be repeated with it on the same channel. */
  #ticket: string | undefined
  #playerId: number | undefined
  /** Running logins and logouts of this socket. Its token is known when they have finished. */
  #sessionChanges: Promise<unknown> = Promise.resolve()
  /** The latest HELLO. The messages after it use its session. */
  #greeting: Promise<unknown> = Promise.resolve()
  readonly #rate = new MessageRate(messagesPerSecond)
  readonly #queue: TopicQueue
  readonly #helloTimer: NodeJS.Timeout
  #hasSentHello = false
  #isEnded = false

  constructor(ws: ChannelWire, line: Line, from: ClientInfo, deps: SocketDeps) {
    this.#ws = ws
    this.#from = from
    this.#deps = deps
    this.#outgoing = new Outgoing(ws, line, {
      take: async topic => this.#member && deps.snapshots.take(this.#member.id, topic),
      onLagging: () => ws.pause(),
      onCaughtUp: hasSkipped => {
        ws.resume()
        if (hasSkipped) for (const topic of this.#following) this.resync(topic)
      },
      onTooSlow: () => this.bye('slow', closeSlow),
    })
    this.#queue = new TopicQueue({
      takeTurn: () => deps.takeTurn(from.address),
      findFault: topic => this.#findTopicFault(topic),
      onAdmitted: (topic, last) => this.#follow(topic, last),
      onRefused: name => this.#reply([messageKinds.FAULT, 0, fault(name)]),
      onError: error => deps.log.warn({ err: error }, 'topic not looked up'),
    })
    this.#helloTimer = setTimeout(() => this.bye('protocol'), helloWithinMs).unref()
    ws.on('message', (data: Buffer, isBinary: boolean) => void this.#receive(data, isBinary))
    ws.on('error', () => ws.terminate())
    ws.on('close', () => {
      clearTimeout(this.#helloTimer)
      this.#outgoing.stop()
      this.#leaveAll()
      deps.playerSockets.setOwner(this, undefined)
    })
  }

  /** Ends the channel. Later messages of the viewer are ignored, and a viewer that does not close is cut off. */
  bye(reason: ByeReason, code = closePolicy): void {
    if (this.#isEnded) return
    this.#isEnded = true
    this.#reply([messageKinds.BYE, { reason }])
    this.#ws.close(code, reason)
    this.#queue.clear()
    setTimeout(() => this.#ws.terminate(), closeWithinMs).unref()
  }

  send(topic: Topic, frame: OutgoingMessage, to: number): void {
    this.#outgoing.frame(topic, frame, to)
  }

  resync(topic: Topic): void {
    void this.#sendSnapshot(topic)
  }

  /** Called when a session of the player has ended. Closes the channel with the reason if it was this one. */
  async recheck(): Promise<void> {
    await this.#sessionChanges
    const [member, token] = [this.#member, this.#token]
    if (!member || token === undefined) return
    const found = await this.#deps.sessions.findUncached(member, token)
    if ('live' in found || token !== this.#token) return
    if (found.bye) return this.bye(found.bye)
    await this.#authenticate(undefined)
    this.#reply([messageKinds.FAULT, 0, fault(found.ended)])
  }

  #reply(message: ServerMessage): void {
    observeReply(message)
    this.#outgoing.send(message)
  }

  async #receive(data: Buffer, isBinary: boolean): Promise<void> {
    // The bytes of a viewer that goes on sending stay in its own buffers.
    if (this.#isEnded) return this.#ws.pause()
    const message = isBinary && data.length <= maxFrameBytes ? parseClientMessage(safelyDecode(data)) : null
    await this.receive(message)
  }

  /** Handles a message of the viewer; null stands for one that violates the protocol. */
  async receive(message: ClientMessage | null): Promise<void> {
    if (this.#isEnded) return
    if (!message || this.#rate.isOver()) return this.bye('protocol')
    try {
      switch (message[0]) {
        case messageKinds.HELLO: {
          const greeting = this.#hello(message[1])
          this.#greeting = Promise.allSettled([greeting])
          return await greeting
        }
        case messageKinds.CALL:
          await this.#greeting
          return this.#isEnded ? undefined : await this.#call(message)
        case messageKinds.SUBSCRIBE:
          await this.#greeting
          return this.#subscribe(message[1])
        case messageKinds.UNSUBSCRIBE:
          // It must not overtake the SUBSCRIBE before it.
          await this.#greeting
          for (const topic of message[1]) this.#leave(topic)
      }
    } catch (error) {
      this.#deps.log.warn({ err: error }, 'channel message failed')
      this.#reply([
        messageKinds.FAULT,
        message[0] === messageKinds.CALL ? message[1] : 0,
        fault('request.unavailable'),
      ])
    }
  }

  async #hello({ siteKey, authToken, ticket, log: kept }: Hello): Promise<void> {
    clearTimeout(this.#helloTimer)
    const isRepeated = this.#hasSentHello
    this.#hasSentHello = true
    if (isRepeated && (await this.#deps.takeTurn(this.#from.address)) > 0) return this.bye('slow', closeSlow)
    const member = await this.#deps.members.bySiteKey(siteKey)
    if (!member) {
      this.#reply([messageKinds.FAULT, 0, fault('request.siteKeyNotValid')])
      return this.bye('protocol')
    }
    this.#member = member
    await this.#authenticate(ticket === undefined ? authToken : await this.#redeem(member, ticket))
    const sessionState =
      (ticket ?? authToken) === undefined ? 'anonymous' : this.#playerId === undefined ? 'expired' : 'player'
    const log = await this.#deps.logNews(member.id, kept)
    const welcome: Welcome = { serverTime: this.#deps.now(), sessionState }
    this.#reply([messageKinds.WELCOME, log ? { ...welcome, log } : welcome])
  }

  async #redeem(member: Member, ticket: string): Promise<SessionKey | undefined> {
    if (ticket === this.#ticket) return this.#token
    this.#ticket = ticket
    return this.#deps.redeemTicket(member, ticket, this.#from)
  }

  async #authenticate(token: SessionKey | undefined): Promise<void> {
    const found = token === undefined ? undefined : await this.#deps.sessions.find(this.#member!, token)
    const playerId = found && 'live' in found ? found.live.playerId : undefined
    if (playerId !== this.#playerId) this.#leavePlayerTopics()
    this.#token = playerId === undefined ? undefined : token
    this.#playerId = playerId
    const memberId = this.#member!.id
    // A login can finish after its socket has closed.
    const isGone = this.#ws.readyState === this.#ws.CLOSED
    const owner = playerId === undefined || isGone ? undefined : { memberId, playerId }
    this.#deps.playerSockets.setOwner(this, owner)
  }

  async #call(call: UncheckedCall): Promise<void> {
    const [, id, operation] = call
    const answered = this.#answer(call)
    if (changesSession.has(operation)) {
      this.#sessionChanges = Promise.allSettled([this.#sessionChanges, answered])
    }
    const outcome = await answered
    if ('fault' in outcome) {
      this.#reply([messageKinds.FAULT, id, outcome.fault])
      if (endsSession(outcome.fault.name)) await this.recheck()
      return
    }
    const token = issuedToken(outcome.output)
    this.#reply(
      token === undefined
        ? [messageKinds.REPLY, id, outcome.output]
        : [messageKinds.REPLY, id, outcome.output, token],
    )
  }

  async #answer([, , operation, input, sentAt]: UncheckedCall): Promise<Outcome> {
    const token = this.#token
    const member = await this.#readMember()
    const outcome = await this.#deps.pipeline({ operation, input, sentAt, member, token, ...this.#from })
    const issued = 'output' in outcome ? issuedToken(outcome.output) : undefined
    if (issued !== undefined) await this.#authenticate(issued)
    if (operation === 'logout' && 'output' in outcome) await this.#authenticate(undefined)
    return outcome
  }

  /** The settings of the operator may change while the channel is open. */
  async #readMember(): Promise<Member | undefined> {
    const known = this.#member
    return known && ((await this.#deps.members.byId(known.id).catch(() => undefined)) ?? known)
  }

  #subscribe(lastSeqs: Readonly<Record<string, number | null>>): void {
    for (const [name, last] of Object.entries(lastSeqs)) {
      if (this.#isEnded) return
      const topic = name as Topic
      const isNew = !this.#following.has(topic) && !this.#queue.has(topic)
      if (isNew && this.#following.size + this.#queue.size >= maxFollowed) return this.bye('protocol')
      this.#queue.add(topic, last)
    }
  }

  /** A topic that does not exist is never followed: the log of a followed topic outlives its viewers. */
  async #findTopicFault(topic: Topic): Promise<FaultName | undefined> {
    if (!this.mayFollow(topic)) return 'login.notAuthorized'
    if (this.#deps.topics.findLog(topic)) return undefined
    if (await this.#deps.snapshots.exists(topic)) return undefined
    await this.#deps.takeTurn(this.#from.address, missingTopicCost - 1)
    return 'game.notFound'
  }

  #follow(topic: Topic, last: number | null): void {
    // The session may have changed and the viewer may have gone while the topic was looked up.
    if (this.#ws.readyState !== this.#ws.OPEN || !this.mayFollow(topic)) return
    this.#following.add(topic)
    this.#deps.topics.follow(topic, this)
    void this.#resume(topic, last)
  }

  async #resume(topic: Topic, last: number | null): Promise<void> {
    try {
      if (last !== null && (await this.#replay(topic, last))) return
    } catch (error) {
      this.#deps.log.warn({ err: error, topic }, 'topic not resumed')
    }
    await this.#sendSnapshot(topic)
  }

  /** Any viewer may follow an operator's lobby and games. Only the player may follow a player topic. */
  mayFollow(topic: Topic): boolean {
    const parsed = parseTopic(topic)
    if (!parsed || parsed.memberId !== this.#member?.id) return false
    return parsed.kind !== 'player' || parsed.playerId === this.#playerId
  }

  async #replay(topic: Topic, last: number): Promise<boolean> {
    const log = this.#deps.topics.findLog(topic)
    const since = log?.seq === undefined ? 'unknown' : log.since(last)
    if (since !== 'unknown') {
      const events = since.frames.flatMap(frame => frame.events)
      this.#reply([messageKinds.EVENTS, topic, last + 1, since.frames.at(-1)?.to ?? last, events])
      return true
    }
    const current = await this.#deps.snapshots.readSeq(this.#member!.id, topic)
    if (log?.seq !== undefined || current !== last) return false
    this.#reply([messageKinds.EVENTS, topic, last + 1, last, []])
    return true
  }

  async #sendSnapshot(topic: Topic): Promise<void> {
    try {
      if (await this.#outgoing.snapshot(topic)) return
      this.#leave(topic)
      this.#reply([messageKinds.FAULT, 0, fault('game.notFound')])
    } catch (error) {
      this.#deps.log.warn({ err: error, topic }, 'snapshot failed')
    }
  }

  #leave(topic: Topic): void {
    this.#queue.remove(topic)
    if (this.#following.delete(topic)) this.#deps.topics.leave(topic, this)
  }

  #leaveAll(): void {
    this.#queue.clear()
    for (const topic of this.#following) this.#leave(topic)
  }

  #leavePlayerTopics(): void {
    for (const topic of this.#following) if (topic.startsWith('player.')) this.#leave(topic)
  }
}

const safelyDecode = (data: Buffer): unknown => {
  try {
    return decodeMessage(data)
  } catch {
    return undefined
  }
}
