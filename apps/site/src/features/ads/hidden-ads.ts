import { createStore } from 'zustand/vanilla'

const key = 'fairground.adsHidden'

const read = (): ReadonlySet<number> => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]')
    return new Set(Array.isArray(stored) ? stored.filter(id => typeof id === 'number') : [])
  } catch {
    return new Set()
  }
}

/** Ads this visitor closed; hidden for the rest of the session. */
export const hiddenAds = createStore<{ readonly ids: ReadonlySet<number> }>(() => ({ ids: read() }))

export const hideAd = (id: number): void => {
  const ids = new Set(hiddenAds.getState().ids).add(id)
  hiddenAds.setState({ ids })
  sessionStorage.setItem(key, JSON.stringify([...ids]))
}
