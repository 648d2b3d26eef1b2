import type { SendTextMessage, TextMessage } from '../text-messages.ts'
import type { TwilioSettings } from './settings.ts'

const timeoutMs = 15_000
const retried: ReadonlySet<number> = new Set([408, 425, 429])

const escapeXml = (text: string): string =>
  text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)

/** A call reads the text aloud twice. */
const toCallForm = ({ text }: TextMessage): Readonly<Record<string, string>> => ({
  Twiml: `<Response><Say>${escapeXml(text)}</Say><Pause length="1"/><Say>${escapeXml(text)}</Say></Response>`,
})

/**
 * Sends through Twilio's Messages and Calls resources. Throws if Twilio may accept the message later; a message that it
 * refuses for good is reported to `onRejected` and not repeated.
 */
export const createTwilioMessages = (
  { origin, accountSid, authToken, from }: TwilioSettings,
  getStatusUrl: (memberId: number) => Promise<string>,
  onRejected: (status: number, code: number | undefined) => void,
): SendTextMessage => {
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`
  return async (message, memberId) => {
    const isCall = message.channel === 'call'
    const form = new URLSearchParams({
      To: message.to,
      From: from,
      ...(isCall ? toCallForm(message) : { Body: message.text }),
      StatusCallback: await getStatusUrl(memberId),
    })
    const path = `/2010-04-01/Accounts/${accountSid}/${isCall ? 'Calls' : 'Messages'}.json`
    const answer = await fetch(new URL(path, origin), {
      method: 'POST',
      headers: { authorization },
      body: form,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (answer.ok) return
    // Wrong credentials are repaired by the platform, so they are worth a retry too.
    const isFinal =
      answer.status >= 400 && answer.status < 500 && answer.status !== 401 && !retried.has(answer.status)
    if (!isFinal) throw new Error(`Twilio answered ${answer.status}`)
    const { code } = (await answer.json().catch(() => ({}))) as { readonly code?: number }
    onRejected(answer.status, code)
  }
}
