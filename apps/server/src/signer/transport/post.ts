import { readFileSync } from 'node:fs'
import { request, type RequestOptions } from 'node:http'
import { connect, type TLSSocket } from 'node:tls'
import type { CertificateFiles, SignerAddress } from '#platform/signer-settings.ts'
import { toFingerprint } from './fingerprint.ts'

export interface Reply {
  readonly status: number
  readonly text: string
}

/** Posts a body to a signer. Rejects if the signer cannot be reached or is another one. */
export const post = async (
  address: SignerAddress,
  identity: CertificateFiles | undefined,
  path: string,
  body: string,
  timeoutMs: number,
): Promise<Reply> => {
  const signal = AbortSignal.timeout(timeoutMs)
  if ('socket' in address) return send({ socketPath: address.socket, agent: false, path, signal }, body)
  const socket = await connectPinned(address, identity, signal)
  return send({ createConnection: () => socket, path, signal }, body)
}

/** The body leaves only after the certificate has the pinned fingerprint. */
const connectPinned = (
  { host, port, fingerprint }: Extract<SignerAddress, { host: string }>,
  identity: CertificateFiles | undefined,
  signal: AbortSignal,
): Promise<TLSSocket> =>
  new Promise((resolve, reject) => {
    const files = identity && { cert: readFileSync(identity.certificate), key: readFileSync(identity.key) }
    // No authority is involved: the fingerprint below replaces the check of a certificate chain.
    const socket = connect({ host, port, ...files, minVersion: 'TLSv1.3', rejectUnauthorized: false })
    const fail = (error: Error) => {
      socket.destroy()
      reject(error)
    }
    signal.addEventListener('abort', () => fail(new Error('no connection in time')), { once: true })
    socket.once('error', fail)
    socket.once('secureConnect', () => {
      if (toFingerprint(socket) !== fingerprint) return fail(new Error('the signer has another certificate'))
      socket.off('error', fail)
      resolve(socket)
    })
  })

const send = (options: RequestOptions, body: string): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const call = request({ ...options, method: 'POST' }, response => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString('utf8') }),
      )
      response.on('error', reject)
    })
    call.on('error', reject)
    call.end(body)
  })
