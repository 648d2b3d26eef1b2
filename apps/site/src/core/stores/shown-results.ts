import { createStore } from 'zustand/vanilla'

/** Instances with a result that this page has shown. The lobby reports the end of a draw a few seconds later. */
export const shownResults = createStore<{ readonly ids: ReadonlySet<number> }>(() => ({ ids: new Set() }))

export const noteShownResult = (gameInstanceId: number): void =>
  shownResults.setState(({ ids }) =>
    ids.has(gameInstanceId) ? { ids } : { ids: new Set([...ids, gameInstanceId]) },
  )
