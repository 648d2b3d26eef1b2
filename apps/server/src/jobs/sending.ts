import type { Config } from '#platform/config.ts'
import type { Log } from '#platform/log.ts'
import { createMailer } from '#providers/mail.ts'
import { createTextMessages } from '#providers/text-messages.ts'
import { openVault } from '#vault/vault.ts'
import { type JobHandlers, type JobWorker, startJobs } from './jobs.ts'

const notSetUp = (what: string) => () =>
  Promise.reject(new Error(`${what} cannot be sent: no provider is configured`))

type Settings = Pick<Config, 'databaseUrl' | 'keyFolder' | 'smtpUrl' | 'messagesUrl'>

/** Runs the queued jobs. Without a configured provider they stay in the database. */
export const startSending = (
  config: Settings,
  log: Log,
  push: JobHandlers['push'] | undefined,
): JobWorker => {
  const { databaseUrl, keyFolder, smtpUrl, messagesUrl } = config
  if (smtpUrl === undefined && messagesUrl === undefined && !push) return { stop: () => Promise.resolve() }
  // Draws must not wait until the job queue can connect to the database.
  const starting = startJobs(
    { databaseUrl, vault: openVault(keyFolder), log },
    {
      mail: smtpUrl === undefined ? notSetUp('mail') : createMailer(smtpUrl),
      textMessage: messagesUrl === undefined ? notSetUp('text messages') : createTextMessages(messagesUrl),
      push: push ?? notSetUp('push messages'),
    },
  )
  starting.catch((error: unknown) => log.error({ err: error }, 'job worker did not start'))
  return {
    async stop() {
      await (await starting.catch(() => undefined))?.stop()
    },
  }
}
