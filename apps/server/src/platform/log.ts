import { type DestinationStream, pino, type Logger } from 'pino'
import { redact } from './redact.ts'

export type Log = Logger

/** Raw objects of Node.js and Fastify, which their serializers write. */
const serialized: ReadonlySet<string> = new Set(['err', 'req', 'res'])

const redactFields = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      serialized.has(name) ? [[name, value]] : Object.entries(redact({ [name]: value }) as object),
    ),
  )

/** Structured lines, by default on standard output. Secrets are redacted here for every call site. */
export const createLog = (name: string, level: string, destination?: DestinationStream): Log => {
  const options = {
    name,
    level,
    formatters: { log: redactFields },
    serializers: { err: (error: Error) => redact(pino.stdSerializers.err(error)) },
  }
  return destination ? pino(options, destination) : pino(options)
}
