import type { Page } from 'playwright-core'

/** Everything that a script of the page can read where a browser stores data. */
export const readStoredTexts = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const readStore = (store: IDBObjectStore): Promise<unknown[]> =>
      new Promise((resolve, reject) => {
        const request = store.getAll()
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error))
      })
    const readDatabase = (name: string): Promise<unknown[]> =>
      new Promise((resolve, reject) => {
        const request = indexedDB.open(name)
        request.addEventListener('error', () => reject(request.error))
        request.addEventListener('success', () => {
          const names = [...request.result.objectStoreNames]
          const stores = names.map(each => request.result.transaction(each).objectStore(each))
          resolve(Promise.all(stores.map(readStore)))
        })
      })
    const databases = await indexedDB.databases()
    const caches = await globalThis.caches.keys()
    return JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      document.cookie,
      history.state,
      caches,
      await Promise.all(databases.map(({ name = '' }) => readDatabase(name))),
    ])
  })
