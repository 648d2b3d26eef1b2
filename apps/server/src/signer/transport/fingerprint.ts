import type { TLSSocket } from 'node:tls'

/** The SHA-256 of the other side's certificate in hexadecimal; empty if it showed none. */
export const toFingerprint = (socket: TLSSocket): string =>
  (socket.getPeerCertificate().fingerprint256 ?? '').replaceAll(':', '').toLowerCase()
