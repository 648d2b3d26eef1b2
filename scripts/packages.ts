import { statSync } from 'node:fs'
import { basename } from 'node:path'
import { buildPackage } from './packages/build-package.ts'
import { publishedPackages } from './packages/published.ts'

const help = `npm run packages

Builds the packages for npm as JavaScript with type declarations, and packs each into .run/packages:
${publishedPackages.map(name => `  @fairground/${name}`).join('\n')}`

if (process.argv.includes('--help')) console.log(help)
else
  for (const name of publishedPackages) {
    const file = await buildPackage(name)
    console.log(`${basename(file).padEnd(32)}${Math.round(statSync(file).size / 1024)} kB`)
  }
