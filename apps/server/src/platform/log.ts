import { pino, type Logger } from 'pino'

export type Log = Logger

/** Structured lines on standard output. Secrets are redacted here for every call site. */
export const createLog = (name: string, level: string): Log =>
  pino({
    name,
    level,
    redact: {
      paths: [
        'password',
        '*.password',
        'authToken',
        '*.authToken',
        'req.headers["auth-token"]',
        'headers["auth-token"]',
      ],
      censor: '[hidden]',
    },
    serializers: { err: pino.stdSerializers.err },
  })
