import { createHash } from 'node:crypto'

export interface ShellFacts {
  readonly siteName: string
  readonly language: string
  /** The built page, which names the files of the first load. */
  readonly page: string
  readonly offlinePage: string
}

const assetPattern = /(?:src|href)="(\/assets\/[^"]+)"/g

/**
 * The statement before the service worker's script. Its version changes with every release and every change of the
 * offline page, so browsers install the new worker and drop the old cache.
 */
export const toServiceWorkerHead = ({ siteName, language, page, offlinePage }: ShellFacts): string => {
  const assets = [...page.matchAll(assetPattern)].flatMap(([, path]) => (path === undefined ? [] : [path]))
  const version = createHash('sha256').update(page).update(offlinePage).digest('hex').slice(0, 16)
  const offline = `/offline?lang=${encodeURIComponent(language)}`
  return `self.shell=${JSON.stringify({ version, siteName, assets, offline })};\n`
}
