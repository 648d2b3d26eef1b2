import { createStore } from 'zustand/vanilla'
import { connectionStore } from './connection-store.ts'

export const newVersion = createStore<{ readonly there: boolean }>(() => ({ there: false }))

/** The script a page starts with is named by its content: another name is another release. */
export const mainScript = (page: string): string | null =>
  /<script[^>]+type="module"[^>]+src="([^"]+)"/.exec(page)?.[1] ?? null

const look = async (): Promise<void> => {
  const own = mainScript(document.documentElement.outerHTML)
  const answer = await fetch('/', { cache: 'no-store' })
  const served = answer.ok ? mainScript(await answer.text()) : null
  if (own !== null && served !== null && served !== own) newVersion.setState({ there: true })
}

/** A release restarts the server: whenever the connection is back, the page asks whether it is still the newest. */
export const followVersion = (): (() => void) =>
  connectionStore.subscribe((now, before) => {
    const back = now.status === 'connected' && before.status !== 'connected' && before.retries > 0
    if (back) void look().catch(() => undefined)
  })
