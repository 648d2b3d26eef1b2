import { existsSync, globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { build, type InlineConfig } from 'vite'
import { root } from './root.ts'

interface Application {
  readonly name: string
  /** The file that the build writes last, so it is newer than every source only after a complete build. */
  readonly last: string
  readonly sources: readonly string[]
  readonly configs: readonly InlineConfig[]
}

/** Builds an application of the browser if a source is newer than the last build. */
export const buildApplication = async (
  { name, last, sources, configs }: Application,
  say: (line: string) => void,
): Promise<void> => {
  if (existsSync(last) && statSync(last).mtimeMs > findNewest(sources)) return
  const started = performance.now()
  await withProductionEnvironment(async () => {
    for (const config of configs) await build({ ...config, logLevel: 'warn' })
  })
  say(`${name} built in ${((performance.now() - started) / 1000).toFixed(1)} s`)
}

const findNewest = (sources: readonly string[]): number =>
  Math.max(
    ...sources
      .flatMap(pattern => globSync(pattern, { cwd: root }))
      .map(file => statSync(join(root, file)).mtimeMs),
  )

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
