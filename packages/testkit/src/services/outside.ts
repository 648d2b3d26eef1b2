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
  /** Where what was sent can be read. */
  readonly mailbox: string
  readonly messagebox: string
}

/** Ports for the stand-ins, chosen before they start. */
export const outsideAddresses = async (): Promise<OutsideAddresses> => {
  const [mail, smtp, messages] = [await freePort(), await freePort(), await freePort()]
  return {
    smtpUrl: `smtp://127.0.0.1:${smtp}`,
    messagesUrl: `http://sandbox@127.0.0.1:${messages}/messages`,
    mailbox: `http://127.0.0.1:${mail}`,
    messagebox: `http://127.0.0.1:${messages}`,
  }
}

const portOf = (url: string): string => new URL(url).port

/** The outside world's stand-ins as processes: a mail server and a provider of text messages. */
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
  }
}

/** The stand-ins running and answering. */
export interface Outside extends OutsideAddresses {
  stop(): Promise<void>
}

export const startOutside = async (folder: string): Promise<Outside> => {
  const addresses = await outsideAddresses()
  const standIns = outsideProcesses(folder, addresses)
  const running = [standIns.mail(), standIns.messages()]
  await until('a mail server', () => mailsTo(addresses, '').then(Boolean, () => false))
  await until('a provider of messages', () => messagesTo(addresses, '').then(Boolean, () => false))
  return {
    ...addresses,
    async stop() {
      await Promise.all(running.map(process => process.stop()))
    },
  }
}

const kept = async <T>(box: string, to: string): Promise<readonly T[]> => {
  const answer = await fetch(`${box}/messages?to=${encodeURIComponent(to)}`)
  return (await answer.json()) as T[]
}

export const mailsTo = ({ mailbox }: OutsideAddresses, to: string) => kept<KeptMail>(mailbox, to)
export const messagesTo = ({ messagebox }: OutsideAddresses, to: string) => kept<KeptMessage>(messagebox, to)
