import { join } from 'node:path'
import { reconcileCommand } from '@fairground/server/payments/reconcile/command'

process.exitCode = await reconcileCommand(process.argv.slice(2), {
  environment: process.env,
  devFile: join(import.meta.dirname, '..', '.run', 'dev', 'dev.json'),
  print: line => console.log(line),
  printError: line => console.error(line),
  now: Date.now,
})
