import { existsSync, globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'

const root = join(import.meta.dirname, '..', '..')
const site = join(root, 'apps/site')

/** The folder that holds the built site. */
export const siteFolder = join(site, 'dist')

const sources = [
  'apps/site/index.html',
  'apps/site/vite.config.ts',
  'apps/site/src/**/*',
  'apps/site/service-worker/**/*',
  'packages/{ui,client,contract,rules,fair}/src/**/*',
]

const newestSource = (): number =>
  Math.max(
    ...sources
      .flatMap(pattern => globSync(pattern, { cwd: root }))
      .map(file => statSync(join(root, file)).mtimeMs),
  )

/** Builds the player site if a source is newer than the last build. */
export const buildSite = async (say: (line: string) => void): Promise<void> => {
  // Written last, so it is newer than every source only after a complete build.
  const last = join(siteFolder, 'service-worker.js')
  if (existsSync(last) && statSync(last).mtimeMs > newestSource()) return
  const started = performance.now()
  await withProductionEnvironment(async () => {
    await build({ root: site, logLevel: 'warn' })
    await build({ configFile: join(site, 'service-worker/vite.config.ts'), logLevel: 'warn' })
  })
  say(`site built in ${((performance.now() - started) / 1000).toFixed(1)} s`)
}

/** Vitest sets NODE_ENV=test, which would bundle React's development build. */
const withProductionEnvironment = async (work: () => Promise<unknown>): Promise<void> => {
  const previous = process.env['NODE_ENV']
  process.env['NODE_ENV'] = 'production'
  try {
    await work()
  } finally {
    if (previous === undefined) delete process.env['NODE_ENV']
    else process.env['NODE_ENV'] = previous
  }
}
