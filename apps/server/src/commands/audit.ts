import { auditCommand, help } from '#audit/command.ts'
import type { Progress } from '#audit/run-audit.ts'
import type { Command } from './command.ts'

const showProgress = ({ member, id, done }: Progress): void => {
  const count = done > 0 ? ` ${done.toLocaleString('en')}` : ''
  process.stderr.write(`\r\u001b[K${member} ${id}${count}`)
}

const clearProgress = (): void => {
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K')
}

export const command: Command = {
  help,
  run: (args, io) =>
    auditCommand(args, {
      ...io,
      print(line) {
        clearProgress()
        io.print(line)
      },
      printError(line) {
        clearProgress()
        io.printError(line)
      },
      ...(process.stderr.isTTY && { onProgress: showProgress }),
    }),
}
