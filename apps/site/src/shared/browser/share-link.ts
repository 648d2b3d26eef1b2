export interface SharedLink {
  readonly title: string
  readonly text: string
  readonly url: string
}

export type ShareOutcome = 'shared' | 'cancelled' | 'copied' | 'failed'

type Sharer = Partial<Pick<Navigator, 'share'>> & { readonly clipboard?: Pick<Clipboard, 'writeText'> }

/** Opens the share sheet of the system, or copies text and address where there is none. */
export const shareLink = async (link: SharedLink, browser: Sharer = navigator): Promise<ShareOutcome> => {
  try {
    if (browser.share !== undefined) {
      await browser.share(link)
      return 'shared'
    }
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') return 'cancelled'
  }
  try {
    await browser.clipboard?.writeText(`${link.text} ${link.url}`)
    return browser.clipboard === undefined ? 'failed' : 'copied'
  } catch {
    return 'failed'
  }
}
