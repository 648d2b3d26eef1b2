import { join } from 'node:path'
import { buildApplication } from './build-application.ts'
import { root } from './root.ts'

const folder = join(root, 'apps/console/gallery')

/** The folder that holds the built gallery of the console. */
export const consoleGalleryFolder = join(folder, 'dist')

/** Builds the gallery of the console's parts if a source is newer than the last build. */
export const buildConsoleGallery = (say: (line: string) => void): Promise<void> =>
  buildApplication(
    {
      name: 'gallery of the console',
      last: join(consoleGalleryFolder, 'index.html'),
      sources: [
        'apps/console/gallery/*.{html,css,ts,tsx}',
        'apps/console/src/{core,parts}/**/*',
        'packages/ui/src/**/*',
      ],
      configs: [{ root: folder }],
    },
    say,
  )
