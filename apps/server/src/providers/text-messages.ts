export interface TextMessage {
  /** +442079460018 */
  readonly to: string
  readonly text: string
  readonly channel: 'sms' | 'call'
}

export type SendTextMessage = (message: TextMessage, memberId: number) => Promise<void>

const timeoutMs = 15_000

/**
 * Sends messages over HTTP with a bearer key, `https://key@host/path`: POST {to, text, channel}. Any 2xx status means
 * that the provider accepted the message.
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
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!answer.ok) throw new Error(`the text message provider answered ${answer.status}`)
  }
}
