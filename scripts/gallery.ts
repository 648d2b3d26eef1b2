import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { build, createServer } from 'vite'

const help = `npm run gallery [-- options]

Starts the component gallery of packages/ui: every component in every look, with a bar that selects sheet, look and
scheme.

  --port N   port to listen on (5180)
  --build    build the gallery into packages/ui/gallery/dist and exit
  --help     print this help`

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '5180' },
    build: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

const root = join(import.meta.dirname, '..', 'packages', 'ui', 'gallery')
const configFile = join(root, 'vite.config.ts')

if (values.help) console.log(help)
else if (values.build) await build({ configFile, logLevel: 'warn' })
else {
  const server = await createServer({ configFile, server: { port: Number(values.port) } })
  await server.listen()
  server.printUrls()
}
