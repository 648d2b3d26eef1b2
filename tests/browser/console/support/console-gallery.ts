import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { buildConsoleGallery, consoleGalleryFolder } from '@fairground/scripts/build/console-gallery.ts'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { launchBrowser } from '#browser/support/browser.ts'

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.woff2': 'font/woff2',
}

/** The browser enforces what the console's own pages enforce. */
const policy =
  "default-src 'self'; style-src 'self'; script-src 'self'; img-src 'self' data:; object-src 'none'"

const startGallery = async () => {
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://gallery').pathname)
    const file = join(consoleGalleryFolder, path === '/' ? 'index.html' : path)
    if (!existsSync(file)) return void response.writeHead(404).end()
    response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream')
    response.setHeader('content-security-policy', policy)
    if (path.startsWith('/assets/')) response.setHeader('cache-control', 'max-age=3600')
    return void response.end(readFileSync(file))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

export interface ConsoleGallery {
  readonly browser: Browser
  /** The address of a sheet with further parameters. */
  readonly toUrl: (sheet: string, parameters?: string) => string
}

/** Builds and serves the gallery of the console for the tests of a file. */
export const useConsoleGallery = (): (() => ConsoleGallery) => {
  let gallery: ConsoleGallery | undefined
  const stops: (() => unknown)[] = []
  beforeAll(async () => {
    await buildConsoleGallery(console.log)
    const { address, stop } = await startGallery()
    const browser = await launchBrowser()
    stops.push(() => browser.close(), stop)
    gallery = {
      browser,
      toUrl: (sheet, parameters = '') =>
        `${address}?sheet=${sheet}${parameters === '' ? '' : `&${parameters}`}`,
    }
  })
  afterAll(async () => {
    for (const stop of stops) await stop()
  })
  return () => {
    if (!gallery) throw new Error('the gallery is not started')
    return gallery
  }
}
