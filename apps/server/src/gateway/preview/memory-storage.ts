import { createHash } from 'node:crypto'

/**
 * Browsers that block cookies of other sites refuse storage in a frame of the console. A preview needs none beyond its
 * page, so it uses memory there.
 */
const script = `for (const name of ['localStorage', 'sessionStorage'])
  try {
    void window[name]
  } catch {
    const values = new Map()
    Object.defineProperty(window, name, {
      value: {
        getItem: key => values.get(key) ?? null,
        setItem: (key, value) => void values.set(key, String(value)),
        removeItem: key => void values.delete(key),
      },
    })
  }`

const hash = createHash('sha256').update(script).digest('base64')

/** Adds the script to a page, before every other one. */
export const withMemoryStorage = (page: string): string =>
  page.replace('<head>', () => `<head>\n    <script>${script}</script>`)

/** Allows exactly this script, by its hash. */
export const withMemoryStorageAllowed = (policy: string): string =>
  policy.replace("script-src 'self'", `script-src 'self' 'sha256-${hash}'`)
