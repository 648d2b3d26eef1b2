import { runFairground } from './run-fairground.ts'

await runFairground(['serve', ...process.argv.slice(2)])
