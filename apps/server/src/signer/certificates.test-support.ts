import { execFileSync } from 'node:child_process'
import { X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Creates a self-signed certificate with its own key. */
export const createCertificate = (folder: string, name: string) => {
  const key = join(folder, `${name}.key`)
  const certificate = join(folder, `${name}.crt`)
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '30']
  execFileSync(
    'openssl',
    ['req', '-x509', ...curve, '-subj', `/CN=${name}`, '-keyout', key, '-out', certificate],
    {
      stdio: 'ignore',
    },
  )
  const { fingerprint256 } = new X509Certificate(readFileSync(certificate))
  return { certificate, key, fingerprint: fingerprint256.replaceAll(':', '').toLowerCase() }
}
