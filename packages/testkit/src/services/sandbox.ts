import { connect } from 'node:net'
import { join } from 'node:path'
import { until } from '#server/until.ts'
import { freePort } from './free-port.ts'
import { run, type RunningProcess } from './process.ts'

const root = join(import.meta.dirname, '..', '..', '..', '..')

export interface ReceivedMail {
  readonly from: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly at: number
}

export interface ReceivedMessage {
  readonly to: string
  readonly text: string
  readonly channel: string
  readonly at: number
}

export interface SandboxAddresses {
  readonly smtpUrl: string
  readonly messagesUrl: string
  readonly scannerUrl: string
  /** The push service. */
  readonly pushUrl: string
  readonly payments: PaymentAddresses
  /** The addresses for reading the emails and text messages that were sent. */
  readonly mailbox: string
  readonly messagebox: string
}

/** The address and keys of the payment provider and the port that it sends webhooks to. */
export interface PaymentAddresses {
  readonly url: string
  readonly key: string
  readonly webhookSecret: string
  readonly gatewayPort: number
}

/** Chooses the ports of the sandbox services before they start. */
export const createSandboxAddresses = async (gatewayPort: number): Promise<SandboxAddresses> => {
  const [mail, smtp, messages] = [await freePort(), await freePort(), await freePort()]
  const scanner = await freePort()
  return {
    smtpUrl: `smtp://127.0.0.1:${smtp}`,
    messagesUrl: `http://sandbox@127.0.0.1:${messages}/messages`,
    scannerUrl: `tcp://127.0.0.1:${scanner}`,
    pushUrl: `http://127.0.0.1:${await freePort()}`,
    payments: {
      url: `http://127.0.0.1:${await freePort()}`,
      key: 'sandbox-key',
      webhookSecret: 'sandbox-webhooks',
      gatewayPort,
    },
    mailbox: `http://127.0.0.1:${mail}`,
    messagebox: `http://127.0.0.1:${messages}`,
  }
}

const getPort = (url: string): string => new URL(url).port

/** Starters of the sandbox processes: mail server, text message provider, payment provider, malware scanner and inbox. */
export const createSandboxProcesses = (folder: string, addresses: SandboxAddresses) => {
  const start = (name: string, args: readonly string[]): RunningProcess =>
    run(process.execPath, [`apps/sandbox/src/${name}.ts`, ...args], {
      cwd: root,
      logFile: join(folder, `${name}.log`),
    })
  return {
    mail: () =>
      start('mail', ['--port', getPort(addresses.mailbox), '--smtp-port', getPort(addresses.smtpUrl)]),
    messages: () => start('text-messages', ['--port', getPort(addresses.messagebox)]),
    payments: () => start('payments', paymentArguments(folder, addresses.payments)),
    scanner: () => start('malware-scanner', ['--port', getPort(addresses.scannerUrl)]),
    push: () => start('push-service', ['--port', getPort(addresses.pushUrl)]),
    inbox: (port: number) =>
      start('inbox', [`--port=${port}`, `--mail=${addresses.mailbox}`, `--messages=${addresses.messagebox}`]),
  }
}

const paymentArguments = (
  folder: string,
  { url, key, webhookSecret, gatewayPort }: PaymentAddresses,
): string[] => [
  `--port=${getPort(url)}`,
  `--key=${key}`,
  `--secret=${webhookSecret}`,
  `--webhook=http://127.0.0.1:${gatewayPort}/webhooks/sandbox/{account}`,
  `--site=http://*.localhost:${gatewayPort} http://127.0.0.1:${gatewayPort}`,
  `--folder=${join(folder, 'payments')}`,
]

/** The settings of the server for the push service. Real browsers use the services of their makers. */
export const pushEnvironment = ({ pushUrl }: SandboxAddresses) => ({
  FAIRGROUND_PUSH_CONTACT: 'mailto:push@fairground.example',
  FAIRGROUND_PUSH_SERVICES: `${pushUrl},https://fcm.googleapis.com,https://updates.push.services.mozilla.com`,
})

/** The settings of the server for the payment provider. */
export const paymentEnvironment = ({ url, key, webhookSecret }: PaymentAddresses) => ({
  FAIRGROUND_PAYMENTS_URL: url,
  FAIRGROUND_PAYMENTS_KEY: key,
  FAIRGROUND_PAYMENTS_WEBHOOK_SECRET: webhookSecret,
})

export interface Sandbox extends SandboxAddresses {
  stop(): Promise<void>
}

export const startSandbox = async (folder: string, gatewayPort: number): Promise<Sandbox> => {
  const addresses = await createSandboxAddresses(gatewayPort)
  const processes = createSandboxProcesses(folder, addresses)
  const running = [
    processes.mail(),
    processes.messages(),
    processes.scanner(),
    processes.payments(),
    processes.push(),
  ]
  await until('the mail server', () => getMails(addresses, '').then(Boolean, () => false))
  await until('the text message provider', () => getMessages(addresses, '').then(Boolean, () => false))
  await until('the malware scanner', () => isListening(getPort(addresses.scannerUrl)))
  await until('the payment provider', () => isListening(getPort(addresses.payments.url)))
  await until('the push service', () => isListening(getPort(addresses.pushUrl)))
  return {
    ...addresses,
    async stop() {
      await Promise.all(running.map(process => process.stop()))
    },
  }
}

const isListening = (port: string): Promise<boolean> =>
  new Promise(resolve => {
    const socket = connect({ host: '127.0.0.1', port: Number(port) })
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })

const fetchMessages = async <T>(box: string, to: string | undefined): Promise<readonly T[]> => {
  const query = to === undefined ? '' : `?to=${encodeURIComponent(to)}`
  const answer = await fetch(`${box}/messages${query}`, { signal: AbortSignal.timeout(10_000) })
  return (await answer.json()) as T[]
}

/** Returns the messages to an address, or all messages without one, newest first. */
export const getMails = ({ mailbox }: SandboxAddresses, to?: string) =>
  fetchMessages<ReceivedMail>(mailbox, to)
export const getMessages = ({ messagebox }: SandboxAddresses, to?: string) =>
  fetchMessages<ReceivedMessage>(messagebox, to)
