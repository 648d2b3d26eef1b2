import { lookup } from 'node:dns'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { readBounded } from '#platform/network/read-bounded.ts'
import { isPublicAddress } from './public-address.ts'

/** Fetches from an address that an operator has set. It follows no redirect. */
export type PartnerFetch = (url: string, init?: RequestInit) => Promise<Response>

const maxAnswerBytes = 256 * 1024
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

/** Without `allowPrivate` the gateway cannot be made to call services of its own network. */
export const createPartnerFetch =
  (allowPrivate: boolean): PartnerFetch =>
  async (url, init) => {
    const request = new Request(url, init)
    const target = new URL(request.url)
    const host = target.hostname.replace(/^\[|\]$/g, '')
    if (!allowPrivate && isIP(host) > 0 && !isPublicAddress(host)) throw refusal(host)
    const body = Buffer.from(await request.arrayBuffer())
    const answer = await send(target, request, body, allowPrivate ? lookup : lookUpPublic)
    return toResponse(answer)
  }

const send = (
  target: URL,
  { method, headers, signal }: Request,
  body: Buffer,
  lookUp: LookupFunction,
): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const open = target.protocol === 'https:' ? requestHttps : requestHttp
    // A connection of its own, because a shared one may have been opened without the check.
    const options = { method, headers: Object.fromEntries(headers), signal, lookup: lookUp, agent: false }
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
