import { chmodSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { dirname } from 'node:path'
import type { TLSSocket } from 'node:tls'
import type { CertificateFiles, TlsListener } from '#platform/signer-settings.ts'
import { RequestRefused } from '../request-refused.ts'
import { toFingerprint } from './fingerprint.ts'
import type { SignerRole } from './roles.ts'

/** Answers a call of a caller with these roles. */
export type Answer = (roles: readonly SignerRole[], call: string, body: string) => Promise<unknown>

/** Enough for a round of 400 decks with their proofs, or for a batch of log entries. */
const maxRequestBytes = 2_000_000
/** A caller that sends slowly must not hold a connection. */
const requestTimeoutMs = 10_000

export interface Listening {
  stop(): Promise<void>
}

export const listenOnSocket = async (
  socket: string,
  roles: readonly SignerRole[],
  answer: Answer,
): Promise<Listening> => {
  const server = createServer(
    { requestTimeout: requestTimeoutMs },
    toListener(() => roles, answer),
  )
  mkdirSync(dirname(socket), { recursive: true, mode: 0o700 })
  rmSync(socket, { force: true })
  await listening(server, { path: socket })
  chmodSync(socket, 0o660)
  return toListening(server)
}

/** Both certificates are pinned: a caller without a listed certificate is disconnected before it can send. */
export const listenOnTls = async (
  { host, port, roles }: TlsListener,
  identity: CertificateFiles,
  answer: Answer,
): Promise<Listening> => {
  const findRole = (request: IncomingMessage): SignerRole[] => {
    const role = roles.get(toFingerprint(request.socket as TLSSocket))
    return role ? [role] : []
  }
  const server = createTlsServer(
    {
      cert: readFileSync(identity.certificate),
      key: readFileSync(identity.key),
      minVersion: 'TLSv1.3',
      requestCert: true,
      // No authority is involved: the fingerprint replaces the check of a certificate chain.
      rejectUnauthorized: false,
      requestTimeout: requestTimeoutMs,
    },
    toListener(findRole, answer),
  )
  server.on('secureConnection', (socket: TLSSocket) => {
    if (!roles.has(toFingerprint(socket))) socket.destroy()
  })
  await listening(server, { host, port })
  return toListening(server)
}

const listening = (server: Server, options: object): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(options, () => {
      server.off('error', reject)
      resolve()
    })
  })

const toListening = (server: Server): Listening => ({
  stop: () =>
    new Promise(resolve => {
      server.close(() => resolve())
      server.closeAllConnections()
    }),
})

const toListener =
  (findRoles: (request: IncomingMessage) => readonly SignerRole[], answer: Answer): RequestListener =>
  (request, response) => {
    readBody(request)
      .then(body => answer(findRoles(request), (request.url ?? '').slice(1), body))
      .then(
        body => reply(response, 200, body),
        (error: unknown) => {
          if (error instanceof RequestRefused)
            return reply(response, 409, { code: error.code, message: error.message })
          return reply(response, 500, { message: 'the signer failed' })
        },
      )
  }

const reply = (response: ServerResponse, status: number, body: unknown): void => {
  response
    .writeHead(status, { 'content-type': 'application/json', connection: 'close' })
    .end(JSON.stringify(body))
}

const readBody = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxRequestBytes) throw new RequestRefused('request', 'the request is too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
