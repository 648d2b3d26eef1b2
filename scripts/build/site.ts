import { existsSync, globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'

const root = join(import.meta.dirname, '..', '..')
const site = join(root, 'apps/site')

/** Where the built site is. */
export const siteFolder = join(site, 'dist')

const sources = [
  'apps/site/index.html',
  'apps/site/vite.config.ts',
  'apps/site/src/**/*',
  'packages/{ui,client,contract,rules,fair}/src/**/*',
]

const newestSource = (): number =>
  Math.max(
    ...sources
      .flatMap(pattern => globSync(pattern, { cwd: root }))
      .map(file => statSync(join(root, file)).mtimeMs),
  )

/** Builds the player site unless what is there is newer than everything it is made of. */
export const buildSite = async (say: (line: string) => void): Promise<void> => {
  const page = join(siteFolder, 'index.html')
  if (existsSync(page) && statSync(page).mtimeMs > newestSource()) return
  const started = performance.now()
  await build({ root: site, logLevel: 'warn' })
  say(`site built in ${((performance.now() - started) / 1000).toFixed(1)} s`)
}
