import { help, reconcileCommand } from '#payments/reconcile/command.ts'
import type { Command } from './command.ts'

export const command: Command = {
  help,
  run: (args, io) => reconcileCommand(args, { ...io, now: Date.now }),
}
