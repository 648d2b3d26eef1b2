import { serviceNames } from '#platform/config.ts'
import { serve } from '../serve.ts'
import type { Command } from './command.ts'

const help = `fairground serve [--services=${serviceNames.join(',')} | --services=all]

Starts these services in one process and runs until a stop signal. Refuses to start with a database of another schema.`

export const command: Command = {
  help,
  async run(args, { environment }) {
    await serve(args, environment)
    return 0
  },
}
