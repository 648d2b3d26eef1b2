import { createStore } from 'zustand/vanilla'
import { connectionStore } from '#core/connection/connection-store.ts'

export const newVersion = createStore<{ readonly available: boolean }>(() => ({ available: false }))

/** The name of the main script contains a hash of its content, so another name means another release. */
export const mainScript = (page: string): string | null =>
  /<script[^>]+type="module"[^>]+src="([^"]+)"/.exec(page)?.[1] ?? null

const checkVersion = async (): Promise<void> => {
  const own = mainScript(document.documentElement.outerHTML)
  const answer = await fetch('/', { cache: 'no-store' })
  const served = answer.ok ? mainScript(await answer.text()) : null
  if (own !== null && served !== null && served !== own) newVersion.setState({ available: true })
}

/** A release restarts the server, so every reconnect checks for a new version. */
export const followVersion = (): (() => void) =>
  connectionStore.subscribe((now, before) => {
    const back = now.status === 'connected' && before.status !== 'connected' && before.retries > 0
    if (back) void checkVersion().catch(() => undefined)
  })
