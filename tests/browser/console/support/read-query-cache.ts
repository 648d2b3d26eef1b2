import type { Page } from 'playwright-core'

interface Fiber {
  readonly stateNode: { readonly current: Fiber }
  readonly memoizedProps?: { readonly client?: unknown }
  readonly child: Fiber | null
  readonly sibling: Fiber | null
}

interface Cached {
  readonly queryKey?: unknown
  readonly state: { readonly data?: unknown; readonly variables?: unknown }
}

interface Client {
  readonly getQueryCache?: () => { readonly getAll: () => readonly Cached[] }
  readonly getMutationCache?: () => { readonly getAll: () => readonly Cached[] }
}

/** Everything that the caches of the console hold, as one text. */
export const readQueryCache = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const root = document.getElementById('root') as unknown as Record<string, Fiber>
    const key = Object.keys(root).find(name => name.startsWith('__reactContainer'))
    const findClient = (fiber: Fiber | null): Client | undefined => {
      for (let each = fiber; each; each = each.sibling) {
        const client = each.memoizedProps?.client as Client | undefined
        const found = client?.getQueryCache ? client : findClient(each.child)
        if (found) return found
      }
      return undefined
    }
    // The container knows the first fiber; React swaps it with another one at each render.
    const client = key === undefined ? undefined : findClient(root[key]?.stateNode.current ?? null)
    if (!client?.getQueryCache || !client.getMutationCache) throw new Error('the console has no query client')
    const queries = client
      .getQueryCache()
      .getAll()
      .map(({ queryKey, state }) => [queryKey, state.data])
    const acts = client
      .getMutationCache()
      .getAll()
      .map(({ state }) => [state.variables, state.data])
    return JSON.stringify([queries, acts])
  })
