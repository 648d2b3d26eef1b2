interface Mail {
  readonly id: number
  readonly from: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly at: number
}

interface TextMessage {
  readonly id: number
  readonly to: string
  readonly text: string
  readonly channel: 'sms' | 'call'
  readonly at: number
}

/** A mail or a text message, as the inbox shows it. */
export interface Entry {
  readonly id: string
  readonly kind: 'mail' | 'sms' | 'call'
  readonly from: string
  readonly to: string
  readonly title: string
  readonly text: string
  /** Empty if there is only text. */
  readonly html: string
  readonly at: number
}

export interface Sources {
  readonly mail: string
  readonly messages: string
}

const mailEntry = (mail: Mail): Entry => ({ ...mail, id: `m${mail.id}`, kind: 'mail', title: mail.subject })

const textEntry = ({ id, to, text, channel, at }: TextMessage): Entry => ({
  id: `t${id}`,
  kind: channel,
  from: '',
  to,
  title: text,
  text,
  html: '',
  at,
})

/** A source that is restarting has no messages. */
const fetchMessages = async <T>(source: string): Promise<readonly T[]> => {
  const answer = await fetch(`${source}/messages`).catch(() => undefined)
  return answer?.ok ? ((await answer.json()) as T[]) : []
}

/** All mails and text messages, newest first. */
export const fetchEntries = async ({ mail, messages }: Sources): Promise<readonly Entry[]> => {
  const [mails, texts] = await Promise.all([fetchMessages<Mail>(mail), fetchMessages<TextMessage>(messages)])
  return [...mails.map(mailEntry), ...texts.map(textEntry)].toSorted((a, b) => b.at - a.at)
}
