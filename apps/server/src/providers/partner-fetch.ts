import { lookup } from 'node:dns'
import { Agent as HttpAgent, type IncomingMessage, request as requestHttp } from 'node:http'
import { Agent as HttpsAgent, request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { readBounded } from '#platform/network/read-bounded.ts'
import { isPublicAddress } from './public-address.ts'

/** Fetches from an address that an operator has set. It follows no redirect. */
export type PartnerFetch = (url: string, init?: RequestInit) => Promise<Response>

const maxAnswerBytes = 256 * 1024
const idleMs = 15_000
const statusesWithoutBody: ReadonlySet<number> = new Set([204, 205, 304])

const refusal = (host: string): Error => new Error(`${host} is not an address of the public internet`)

/** The connection uses the addresses that are checked here, so a second answer of the name server changes nothing. */
const lookUpPublic: LookupFunction = (host, options, done) =>
  lookup(host, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? []
    if (error) return done(error, '')
    if (!first || !addresses.every(({ address }) => isPublicAddress(address))) return done(refusal(host), '')
    return options.all ? done(null, addresses) : done(null, first.address, first.family)
  })

/** Connections of one fetch, kept open between calls. */
interface Agents {
  readonly http: HttpAgent
  readonly https: HttpsAgent
}

/**
 * Without `allowPrivate` the services cannot be made to call other services of their own network. A fetch that calls the
 * same address often keeps its connections: they were opened with the check.
 */
export const createPartnerFetch = (allowPrivate: boolean, keepsConnections = false): PartnerFetch => {
  const options = { keepAlive: true, maxFreeSockets: 16, timeout: idleMs }
  const agents = keepsConnections
    ? { http: new HttpAgent(options), https: new HttpsAgent(options) }
    : undefined
  return async (url, init) => {
    const request = new Request(url, init)
    const target = new URL(request.url)
    const host = target.hostname.replace(/^\[|\]$/g, '')
    if (!allowPrivate && isIP(host) > 0 && !isPublicAddress(host)) throw refusal(host)
    const body = Buffer.from(await request.arrayBuffer())
    const answer = await send(target, request, body, allowPrivate ? lookup : lookUpPublic, agents)
    return toResponse(answer)
  }
}

const send = (
  target: URL,
  { method, headers, signal }: Request,
  body: Buffer,
  lookUp: LookupFunction,
  agents: Agents | undefined,
): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const isTls = target.protocol === 'https:'
    const open = isTls ? requestHttps : requestHttp
    // Never the agent that all calls of the process share: its connections may have been opened without the check.
    const agent = agents ? (isTls ? agents.https : agents.http) : false
    const options = { method, headers: Object.fromEntries(headers), signal, lookup: lookUp, agent }
    open(target, options, resolve).on('error', reject).end(body)
  })

const toResponse = async (answer: IncomingMessage): Promise<Response> => {
  const body = await readBounded(answer, maxAnswerBytes)
  const status = answer.statusCode ?? 500
  const headers = Object.entries(answer.headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  )
  return new Response(statusesWithoutBody.has(status) ? null : new Uint8Array(body), { status, headers })
}
