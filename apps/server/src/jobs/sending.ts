import type { Config } from '#config.ts'
import type { Log } from '#log.ts'
import { createMailer } from '#providers/mail.ts'
import { createTextMessages } from '#providers/text-messages.ts'
import { openVault } from '#vault/vault.ts'
import { type JobWorker, startJobs } from './jobs.ts'

const notSetUp = (what: string) => () =>
  Promise.reject(new Error(`${what} cannot be sent: no server for it is set up`))

type Settings = Pick<Config, 'databaseUrl' | 'keyFolder' | 'smtpUrl' | 'messagesUrl'>

/** Sends what the gateways asked for. Where nothing is set up, it waits in the database. */
export const startSending = (config: Settings, log: Log): JobWorker => {
  const { databaseUrl, keyFolder, smtpUrl, messagesUrl } = config
  if (smtpUrl === undefined && messagesUrl === undefined) return { stop: () => Promise.resolve() }
  // A database that is away for a moment must not keep the worker from its draws.
  const starting = startJobs(
    { databaseUrl, vault: openVault(keyFolder), log },
    {
      mail: smtpUrl === undefined ? notSetUp('mail') : createMailer(smtpUrl),
      textMessage: messagesUrl === undefined ? notSetUp('text messages') : createTextMessages(messagesUrl),
    },
  )
  starting.catch((error: unknown) => log.error({ err: error }, 'mail and messages are not sent'))
  return {
    async stop() {
      await (await starting.catch(() => undefined))?.stop()
    },
  }
}
