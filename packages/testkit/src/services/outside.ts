import { connect } from 'node:net'
import { join } from 'node:path'
import { until } from '#server/until.ts'
import { freePort } from './free-port.ts'
import { run, type Running } from './process.ts'

const root = join(import.meta.dirname, '..', '..', '..', '..')

export interface KeptMail {
  readonly from: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly at: number
}

export interface KeptMessage {
  readonly to: string
  readonly text: string
  readonly channel: string
  readonly at: number
}

export interface OutsideAddresses {
  readonly smtpUrl: string
  readonly messagesUrl: string
  readonly scannerUrl: string
  readonly payments: PaymentAddresses
  /** Where what was sent can be read. */
  readonly mailbox: string
  readonly messagebox: string
}

/** How the payment provider is reached, and how it reaches the gateway. */
export interface PaymentAddresses {
  readonly url: string
  readonly key: string
  readonly webhookSecret: string
  readonly gatewayPort: number
}

/** Ports for the stand-ins, chosen before they start. */
export const outsideAddresses = async (gatewayPort: number): Promise<OutsideAddresses> => {
  const [mail, smtp, messages] = [await freePort(), await freePort(), await freePort()]
  const scanner = await freePort()
  return {
    smtpUrl: `smtp://127.0.0.1:${smtp}`,
    messagesUrl: `http://sandbox@127.0.0.1:${messages}/messages`,
    scannerUrl: `tcp://127.0.0.1:${scanner}`,
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

const portOf = (url: string): string => new URL(url).port

/** The stand-ins as processes: a mail server, providers of text messages and of payments, a malware scanner. */
export const outsideProcesses = (folder: string, addresses: OutsideAddresses) => {
  const start = (name: string, args: readonly string[]): Running =>
    run(process.execPath, [`apps/sandbox/src/${name}.ts`, ...args], {
      cwd: root,
      logFile: join(folder, `${name}.log`),
    })
  return {
    mail: () =>
      start('mail', ['--port', portOf(addresses.mailbox), '--smtp-port', portOf(addresses.smtpUrl)]),
    messages: () => start('text-messages', ['--port', portOf(addresses.messagebox)]),
    payments: () => start('payments', paymentArguments(folder, addresses.payments)),
    scanner: () => start('malware-scanner', ['--port', portOf(addresses.scannerUrl)]),
  }
}

const paymentArguments = (
  folder: string,
  { url, key, webhookSecret, gatewayPort }: PaymentAddresses,
): string[] => [
  `--port=${portOf(url)}`,
  `--key=${key}`,
  `--secret=${webhookSecret}`,
  `--webhook=http://127.0.0.1:${gatewayPort}/webhooks/sandbox/{account}`,
  `--site=http://*.localhost:${gatewayPort} http://127.0.0.1:${gatewayPort}`,
  `--folder=${join(folder, 'payments')}`,
]

/** What the server is told of the provider. */
export const paymentEnvironment = ({ url, key, webhookSecret }: PaymentAddresses) => ({
  FAIRGROUND_PAYMENTS_URL: url,
  FAIRGROUND_PAYMENTS_KEY: key,
  FAIRGROUND_PAYMENTS_WEBHOOK_SECRET: webhookSecret,
})

/** The stand-ins running and answering. */
export interface Outside extends OutsideAddresses {
  stop(): Promise<void>
}

export const startOutside = async (folder: string, gatewayPort: number): Promise<Outside> => {
  const addresses = await outsideAddresses(gatewayPort)
  const standIns = outsideProcesses(folder, addresses)
  const running = [standIns.mail(), standIns.messages(), standIns.scanner(), standIns.payments()]
  await until('a mail server', () => mailsTo(addresses, '').then(Boolean, () => false))
  await until('a provider of messages', () => messagesTo(addresses, '').then(Boolean, () => false))
  await until('a malware scanner', () => listens(portOf(addresses.scannerUrl)))
  await until('a payment provider', () => listens(portOf(addresses.payments.url)))
  return {
    ...addresses,
    async stop() {
      await Promise.all(running.map(process => process.stop()))
    },
  }
}

const listens = (port: string): Promise<boolean> =>
  new Promise(resolve => {
    const socket = connect({ host: '127.0.0.1', port: Number(port) })
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })

const kept = async <T>(box: string, to: string | undefined): Promise<readonly T[]> => {
  const whose = to === undefined ? '' : `?to=${encodeURIComponent(to)}`
  const answer = await fetch(`${box}/messages${whose}`)
  return (await answer.json()) as T[]
}

/** What came for an address, or everything; newest first. */
export const mailsTo = ({ mailbox }: OutsideAddresses, to?: string) => kept<KeptMail>(mailbox, to)
export const messagesTo = ({ messagebox }: OutsideAddresses, to?: string) => kept<KeptMessage>(messagebox, to)
