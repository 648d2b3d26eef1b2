import { buildSite } from './build/site.ts'

if (process.argv.includes('--help'))
  console.log(
    'npm run build\n\nBuilds the player site into apps/site/dist if its sources have changed since the last build.',
  )
else await buildSite(console.log)
