import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Nats, startNats } from '@fairground/testkit/services/nats'
import { afterAll, beforeAll, expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'broker-tls-'))
const [certificate, key] = [join(folder, 'server.crt'), join(folder, 'server.key')]
let nats: Nats

beforeAll(async () => {
  const create = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=broker
    -addext subjectAltName=DNS:localhost -keyout ${key} -out ${certificate}`
  execFileSync('openssl', create.split(/\s+/), { stdio: 'ignore' })
  nats = await startNats({ folder, more: `tls { cert_file: "${certificate}", key_file: "${key}" }\n` })
})
afterAll(async () => {
  await nats.stop()
  rmSync(folder, { recursive: true })
})

/** Connects in a process of its own, because Node reads additional authorities at its start. */
const connect = (patienceMs: number, environment: Record<string, string>) => {
  const module = join(import.meta.dirname, 'broker.ts')
  const script = `
    const { connectBroker } = await import(${JSON.stringify(module)})
    setTimeout(() => { console.log('no connection'); process.exit() }, ${patienceMs})
    const broker = await connectBroker(process.env.ADDRESS, 'gateway', { warn() {}, info() {} })
    await broker.flush()
    console.log('connected')
    process.exit()`
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    env: {
      ...process.env,
      ADDRESS: nats.serviceUrl.replace('nats:', 'tls:').replace('127.0.0.1', 'localhost'),
      ...environment,
    },
    encoding: 'utf8',
  })
  return stdout.trim()
}

it('connects over TLS to a broker with a certificate of a known authority only', () => {
  expect(connect(60_000, { NODE_EXTRA_CA_CERTS: certificate })).toBe('connected')
  expect(connect(3000, {})).toBe('no connection')
})
