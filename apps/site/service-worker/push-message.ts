export interface PushMessage {
  readonly title: string
  readonly body: string
  readonly tag: string
  readonly url: string
}

/** The start page instead of an address on another origin, so that a forged message cannot lead away. */
export const toOwnUrl = (url: unknown, origin: string): string => {
  const address = typeof url === 'string' ? URL.parse(url, origin) : null
  // The origin of a blob is that of the page that made it, so only the whole address decides.
  return address?.href.startsWith(`${origin}/`) ? address.href : `${origin}/`
}

const parse = (text: string | undefined): Readonly<Record<string, unknown>> => {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

/** Browsers require a notification for every message, so an unreadable one shows the name of the site. */
export const readPushMessage = (
  text: string | undefined,
  { siteName, origin }: { siteName: string; origin: string },
): PushMessage => {
  const { title, body, tag, url } = parse(text)
  const readable = typeof title === 'string' && title !== ''
  return {
    title: readable ? title : siteName,
    body: readable && typeof body === 'string' ? body : '',
    tag: typeof tag === 'string' ? tag : '',
    url: toOwnUrl(url, origin),
  }
}
