import { existsSync, readFileSync } from 'node:fs'

/** The seconds that the control system took for each signature of winners, from its own log. */
export const readWinnersSeconds = (logFile: string): readonly number[] =>
  existsSync(logFile) ? parseWinnersSeconds(readFileSync(logFile, 'utf8')) : []

const parseWinnersSeconds = (log: string): readonly number[] =>
  log
    .split('\n')
    .filter(line => line.startsWith('{'))
    .map(line => JSON.parse(line) as Readonly<Record<string, unknown>>)
    .filter(({ event, path }) => event === 'accepted' && path === '/winners')
    .map(({ seconds }) => Number(seconds))
