export interface TextMessage {
  /** +442079460018 */
  readonly to: string
  readonly text: string
  readonly channel: 'sms' | 'call'
}

export type SendTextMessage = (message: TextMessage) => Promise<void>

const patienceMs = 15_000

/**
 * A provider that takes messages by HTTP with a bearer key, as `https://key@host/path`: POST {to, text, channel},
 * answered with any 2xx once it has taken the message.
 */
export const createTextMessages = (url: string): SendTextMessage => {
  const { username: key, href } = new URL(url)
  const address = new URL(href)
  address.username = ''
  return async message => {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${decodeURIComponent(key)}` },
      body: JSON.stringify(message),
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    })
    if (!answer.ok) throw new Error(`the provider of messages answered ${answer.status}`)
  }
}
