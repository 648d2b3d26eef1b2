import { join } from 'node:path'
import { operatorCommand } from '@fairground/server/staff/command'

process.exitCode = await operatorCommand(process.argv.slice(2), {
  environment: process.env,
  devFile: join(import.meta.dirname, '..', '.run', 'dev', 'dev.json'),
  print: line => console.log(line),
  printError: line => console.error(line),
})
