import { join } from 'node:path'
import { buildApplication } from './build-application.ts'
import { root } from './root.ts'

const folder = join(root, 'apps/console')

/** The folder that holds the built console. */
export const consoleFolder = join(folder, 'dist')

/** Builds the console of the operators' staff if a source is newer than the last build. */
export const buildConsole = (say: (line: string) => void): Promise<void> =>
  buildApplication(
    {
      name: 'console',
      // Vite writes the page last.
      last: join(consoleFolder, 'index.html'),
      sources: [
        'apps/console/index.html',
        'apps/console/vite.config.ts',
        'apps/console/src/**/*',
        'packages/{ui,operator-client,contract,rules,fair}/src/**/*',
      ],
      configs: [{ root: folder }],
    },
    say,
  )
