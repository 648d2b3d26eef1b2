import { runVitest } from './test/vitest.ts'

const help = `npm run test:browser [-- <Vitest filters and options>]

Plays a visitor's whole story in headless Chromium against a private stack: lobby, login, picking, buying, the live draw
beside a second browser, game over, the check of the draw in the page, and a tampered record refused. Needs chromium;
on Debian: apt-get install chromium`

const args = process.argv.slice(2)

if (args.includes('--help')) console.log(help)
else process.exitCode = await runVitest(['browser'], args)
