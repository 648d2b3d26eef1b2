import { help } from '#operator-client/help.ts'
import { operatorCommand } from '#operator-client/operator-command.ts'
import type { Command } from './command.ts'

export const command: Command = { help, run: operatorCommand }
