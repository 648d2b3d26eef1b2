import { execFileSync } from 'node:child_process'
import { X509Certificate } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const days = '3650'

const openssl = (...args: string[]): void => {
  execFileSync('openssl', args, { stdio: ['ignore', 'ignore', 'pipe'] })
}

const newKey = (file: string): string[] => [
  '-newkey',
  'ec',
  '-pkeyopt',
  'ec_paramgen_curve:P-256',
  '-nodes',
  '-keyout',
  file,
]

/** The authority of one deployment: it signs the certificates of database, broker and control system. */
export const createAuthority = (folder: string): void => {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const usage = ['-addext', 'keyUsage=critical,keyCertSign', '-addext', 'basicConstraints=critical,CA:true']
  const subject = ['-days', days, '-subj', '/CN=Fairground deployment']
  openssl(
    'req',
    '-x509',
    ...newKey(join(folder, 'ca.key')),
    ...subject,
    ...usage,
    '-out',
    join(folder, 'ca.crt'),
  )
}

/** Writes server.crt and server.key for this host. */
export const createServerCertificate = (authority: string, folder: string, host: string): void => {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const request = join(folder, 'server.csr')
  const [certificate, key] = [join(folder, 'server.crt'), join(folder, 'server.key')]
  const name = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`]
  openssl('req', '-new', ...newKey(key), ...name, '-out', request)
  const signer = ['-CA', join(authority, 'ca.crt'), '-CAkey', join(authority, 'ca.key'), '-CAcreateserial']
  const flags = ['-days', days, '-copy_extensions', 'copy']
  openssl('x509', '-req', '-in', request, ...signer, ...flags, '-out', certificate)
  rmSync(request)
}

/** Writes NAME.crt and NAME.key, and returns the fingerprint. Signer and workers know each other by fingerprints. */
export const createPinnedCertificate = (folder: string, name: string): string => {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, `${name}.crt`)
  const subject = ['-days', days, '-subj', `/CN=${name}`]
  openssl('req', '-x509', ...newKey(join(folder, `${name}.key`)), ...subject, '-out', file)
  return new X509Certificate(readFileSync(file)).fingerprint256.replaceAll(':', '').toLowerCase()
}
