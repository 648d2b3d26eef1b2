import { buildSite } from './build/site.ts'

if (process.argv.includes('--help'))
  console.log('npm run build\n\nBuilds the player site into apps/site/dist, when its sources are newer.')
else await buildSite(console.log)
