import { join } from 'node:path'
import { operatorCommand } from '@fairground/server/operators/command'

process.exitCode = await operatorCommand(process.argv.slice(2), {
  environment: process.env,
  devFile: join(import.meta.dirname, '..', '.run', 'dev', 'dev.json'),
  print: line => console.log(line),
  complain: line => console.error(line),
})
