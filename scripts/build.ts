import { buildConsole } from './build/console.ts'
import { buildSite } from './build/site.ts'

if (process.argv.includes('--help'))
  console.log(
    'npm run build\n\nBuilds the player site and the console into apps/{site,console}/dist if their sources have changed since the last build.',
  )
else {
  await buildSite(console.log)
  await buildConsole(console.log)
}
