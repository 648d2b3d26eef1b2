import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const errorLevel = 50
const processes = ['gateway', 'lane', 'worker', 'signer', 'fuzzed-signer']
/** The broker's client has no log level of its own for a handler that threw. */
const handlerThrew = 'message not handled'

/** The distinct errors that the processes logged, with the first line of each. */
export const readLoggedErrors = (folder: string): string[] => {
  const found = new Map<string, { count: number; readonly line: string }>()
  for (const name of processes) {
    const file = join(folder, `${name}.log`)
    if (!existsSync(file)) continue
    for (const line of readFileSync(file, 'utf8').split('\n')) {
      if (!line.startsWith('{')) {
        if (/Error|at .*\.ts:/.test(line)) add(found, `${name}: ${line.slice(0, 80)}`, line)
        continue
      }
      const {
        level = 0,
        msg = '',
        err,
      } = JSON.parse(line) as { level?: number; msg?: string; err?: { message?: string; stack?: string } }
      if (level >= errorLevel || msg === handlerThrew)
        add(found, `${name}: ${msg} ${findSource(err?.stack ?? '')}`, line)
    }
  }
  return [...found].map(([what, { count, line }]) => `${what} (${count} times): ${line.slice(0, 1500)}`)
}

/** The first place in our own sources. */
const findSource = (stack: string): string => /(?:apps|packages)\/[^\s)]+\.ts:\d+/.exec(stack)?.[0] ?? ''

const add = (
  found: Map<string, { count: number; readonly line: string }>,
  what: string,
  line: string,
): void => {
  const known = found.get(what)
  if (known) known.count += 1
  else found.set(what, { count: 1, line })
}
