import { mkdirSync } from 'node:fs'
import { createCertificate } from '@fairground/server/signer/certificates.test-support'
import { freePort } from '@fairground/testkit/services/free-port'
import type { Launch } from '@fairground/testkit/stack/stack'
import { forward, type Forwarding } from './forward.ts'
import { createNetwork, type Link, type Namespace } from './namespaces.ts'

type Settings = Readonly<Record<string, string>>

/** The pairs of parts with a link between them. */
export const pairs = [
  'gateway-postgres',
  'gateway-nats',
  'lane-postgres',
  'lane-nats',
  'worker-postgres',
  'worker-nats',
  'worker-signer',
  'worker-beacon',
] as const
export type Pair = (typeof pairs)[number]

const separated: ReadonlySet<string> = new Set(['gateway', 'lane', 'worker'])

export interface SeparatedStack {
  /** The port at which clients reach the gateway in its namespace. */
  readonly port: number
  launch(name: string, settings: Settings): Promise<Launch>
  link(pair: Pair): Link
  stop(): void
}

/**
 * Puts the gateway, the lane and the worker into namespaces of their own. Each reaches PostgreSQL, the broker, the signer
 * and the beacon through a link of its own. The standbys stay outside.
 */
export const createSeparatedStack = async (folder: string): Promise<SeparatedStack> => {
  mkdirSync(folder, { recursive: true })
  const network = createNetwork()
  const namespaces = new Map<string, Namespace>()
  const links = new Map<string, Link>()
  const forwardings: Forwarding[] = []
  const certificates = {
    signer: createCertificate(folder, 'signer'),
    worker: createCertificate(folder, 'worker'),
  }
  const port = await freePort()
  const signerPort = await freePort()
  for (const name of separated) namespaces.set(name, network.namespace(name))
  for (const pair of pairs) links.set(pair, namespaces.get(pair.split('-')[0]!)!.link())
  const clients = namespaces.get('gateway')!.link()
  // Clients of the gateway are outside.
  forwardings.push(await forward({ host: '127.0.0.1', port }, { host: clients.inside, port }))
  const signerHost = links.get('worker-signer')!.outside

  const opened = new Set<string>()
  /** The address at which the process reaches a server of the loopback through the link. */
  const through = async (name: string, other: string, address: string): Promise<string> => {
    const url = new URL(address)
    const { outside } = links.get(`${name}-${other}`)!
    const target = Number(url.port)
    const key = `${outside}:${target}`
    if (!opened.has(key)) {
      opened.add(key)
      forwardings.push(await forward({ host: outside, port: target }, { host: '127.0.0.1', port: target }))
    }
    return address.replace(`127.0.0.1:${target}`, `${outside}:${target}`)
  }

  const signerCertificate = (own: keyof typeof certificates): Settings => ({
    FAIRGROUND_SIGNER_CERTIFICATE: certificates[own].certificate,
    FAIRGROUND_SIGNER_CERTIFICATE_KEY: certificates[own].key,
  })
  return {
    port,
    async launch(name, settings) {
      if (name === 'signer')
        return {
          environment: {
            ...signerCertificate('signer'),
            FAIRGROUND_SIGNER_LISTEN: `${signerHost}:${signerPort}`,
            FAIRGROUND_SIGNER_CALLERS: `worker=${certificates.worker.fingerprint}`,
          },
        }
      const namespace = namespaces.get(name)
      if (!namespace) return {}
      const environment: Record<string, string> = {
        FAIRGROUND_HOST: '0.0.0.0',
        FAIRGROUND_DATABASE_URL: await through(name, 'postgres', settings.FAIRGROUND_DATABASE_URL!),
        FAIRGROUND_RELAY_URL:
          name === 'worker'
            ? await through(name, 'postgres', settings.FAIRGROUND_RELAY_URL!)
            : settings.FAIRGROUND_RELAY_URL!,
        FAIRGROUND_NATS_URL: await through(name, 'nats', settings.FAIRGROUND_NATS_URL!),
      }
      if (name === 'worker')
        Object.assign(environment, signerCertificate('worker'), {
          FAIRGROUND_BEACON_URLS: await through(name, 'beacon', settings.FAIRGROUND_BEACON_URLS!),
          FAIRGROUND_SIGNER_ADDRESSES: `https://${signerHost}:${signerPort}#${certificates.signer.fingerprint}`,
        })
      return { prefix: namespace.prefix, environment }
    },
    link: pair => links.get(pair)!,
    stop() {
      for (const each of forwardings) each.stop()
      network.remove()
    },
  }
}
