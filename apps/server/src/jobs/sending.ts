import type { Config } from '#platform/config.ts'
import type { Log } from '#platform/log.ts'
import { createMailer } from '#providers/mail.ts'
import { createTextMessages, type SendTextMessage } from '#providers/text-messages.ts'
import { createTwilioMessages } from '#providers/twilio/send.ts'
import { findTwilioSettings } from '#providers/twilio/settings.ts'
import type { Members } from '#operator/members.ts'
import { openVault } from '#vault/vault.ts'
import { toStatusUrl } from './text-messages/status-url.ts'
import { type JobHandlers, type JobWorker, startJobs } from './jobs.ts'

const notSetUp = (what: string) => () =>
  Promise.reject(new Error(`${what} cannot be sent: no provider is configured`))

type Settings = Pick<Config, 'databaseUrl' | 'keyFolder' | 'smtpUrl' | 'messagesUrl' | 'siteAddress'>

/** Twilio, or a provider with the plain protocol of `createTextMessages`. */
const chooseTextMessages = (
  url: string,
  siteAddress: string,
  members: Members,
  log: Log,
): SendTextMessage => {
  const twilio = findTwilioSettings(url)
  if (!twilio) return createTextMessages(url)
  const getStatusUrl = async (memberId: number): Promise<string> => {
    const member = await members.byId(memberId)
    if (!member) throw new Error(`there is no operator ${memberId}`)
    return toStatusUrl(siteAddress, member)
  }
  return createTwilioMessages(twilio, getStatusUrl, (status, code) =>
    log.warn({ status, code }, 'text message rejected by the provider'),
  )
}

/** Runs the queued jobs. Without a configured provider they stay in the database. */
export const startSending = (
  config: Settings,
  log: Log,
  push: JobHandlers['push'] | undefined,
  members: Members,
): JobWorker => {
  const { databaseUrl, keyFolder, smtpUrl, messagesUrl } = config
  if (smtpUrl === undefined && messagesUrl === undefined && !push) return { stop: () => Promise.resolve() }
  // Draws must not wait until the job queue can connect to the database.
  const starting = startJobs(
    { databaseUrl, vault: openVault(keyFolder), log },
    {
      mail: smtpUrl === undefined ? notSetUp('mail') : createMailer(smtpUrl),
      textMessage:
        messagesUrl === undefined
          ? notSetUp('text messages')
          : chooseTextMessages(messagesUrl, config.siteAddress, members, log),
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
