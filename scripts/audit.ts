import { join } from 'node:path'
import { auditCommand } from '@fairground/server/audit/command'
import type { Progress } from '@fairground/server/audit/run-audit'

const showProgress = ({ member, id, done }: Progress): void => {
  const count = done > 0 ? ` ${done.toLocaleString('en')}` : ''
  process.stderr.write(`\r\u001b[K${member} ${id}${count}`)
}

const clearProgress = (): void => {
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K')
}

process.exitCode = await auditCommand(process.argv.slice(2), {
  environment: process.env,
  devFile: join(import.meta.dirname, '..', '.run', 'dev', 'dev.json'),
  print(line) {
    clearProgress()
    console.log(line)
  },
  printError(line) {
    clearProgress()
    console.error(line)
  },
  ...(process.stderr.isTTY && { onProgress: showProgress }),
})
