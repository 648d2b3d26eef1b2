import { join } from 'node:path'
import { buildApplication } from './build-application.ts'
import { root } from './root.ts'

const site = join(root, 'apps/site')

/** The folder that holds the built site. */
export const siteFolder = join(site, 'dist')

/** Builds the player site if a source is newer than the last build. */
export const buildSite = (say: (line: string) => void): Promise<void> =>
  buildApplication(
    {
      name: 'site',
      last: join(siteFolder, 'service-worker.js'),
      sources: [
        'apps/site/index.html',
        'apps/site/vite.config.ts',
        'apps/site/src/**/*',
        'apps/site/service-worker/**/*',
        'packages/{ui,client,contract,rules,fair}/src/**/*',
      ],
      configs: [{ root: site }, { configFile: join(site, 'service-worker/vite.config.ts') }],
    },
    say,
  )
