import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'

/** What a page leaves behind: addresses, messages of the browser's console, and its storage. */
export const followTraces = (page: Page) => {
  const addresses = new Set<string>()
  const messages: string[] = []
  page.on('request', request => addresses.add(request.url()))
  page.on('framenavigated', frame => addresses.add(frame.url()))
  page.on('console', message => messages.push(message.text()))
  return {
    addresses,
    messages,
    readAll: async (): Promise<string> => {
      const stored = await page.evaluate(() =>
        JSON.stringify([
          Object.entries(localStorage),
          Object.entries(sessionStorage),
          history.state,
          document.cookie,
          location.href,
        ]),
      )
      return [...addresses, ...messages, stored].join('\n')
    },
  }
}

/** All logs that the services of a test wrote. */
export const readLogs = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.log'))
    .map(file => readFileSync(join(folder, file), 'utf8'))
    .join('\n')
