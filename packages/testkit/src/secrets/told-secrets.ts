import type { Caller } from '@fairground/client/rest'
import type { TokenStore } from '@fairground/client/token-store'
import { mailsTo, messagesTo, type OutsideAddresses } from '#services/outside.ts'
import type { Secret } from './find-secrets.ts'

/** Short values stand by chance in anything. */
const shortest = 8
/** A name to play under is no secret, so where it may stand for an address only an address counts. */
const mayBeUsername = 'usernameOrEmail'
const personal = /password|e-?mail|phone|birth|firstname|lastname|address|street|postal|city|government/i
const isTelling = (key: string, value: unknown): value is string =>
  typeof value === 'string' &&
  value.length >= shortest &&
  personal.test(key) &&
  (key !== mayBeUsername || value.includes('@'))

const secretsIn = (value: unknown): Secret[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, inner]) =>
        isTelling(key, inner) ? [{ what: key, value: inner }] : secretsIn(inner),
      )

export interface ToldSecrets {
  /** The same caller, whose calls are listened to. */
  readonly listen: (caller: Caller) => Caller
  readonly listenToToken: (token: TokenStore) => TokenStore
  readonly all: () => readonly Secret[]
}

/** Remembers what a test tells the server in confidence, to look for it afterwards. */
export const toldSecrets = (): ToldSecrets => {
  const told = new Map<string, Secret>()
  const add = (what: string, value: string | null): void => {
    if (value !== null && value.length >= shortest) told.set(value, { what, value })
  }
  return {
    listenToToken: token => ({
      read: token.read,
      write: next => {
        add('session token', next)
        token.write(next)
      },
    }),
    listen: caller => ({
      ...caller,
      call: (name, input) => {
        for (const { what, value } of secretsIn(input)) add(what, value)
        return caller.call(name, input)
      },
    }),
    all: () => [...told.values()],
  }
}

const keyInLink = /[?&]key=([\w-]+)/g

/** To whom mail and messages went, and the keys in them. */
export const sentSecrets = async (outside: OutsideAddresses): Promise<Secret[]> => {
  const mails = await mailsTo(outside, '')
  const messages = await messagesTo(outside, '')
  return [
    ...mails.map(({ to }) => ({ what: 'address of a mail', value: to })),
    ...mails.flatMap(({ text }) =>
      [...text.matchAll(keyInLink)].map(([, key = '']) => ({ what: 'key in a mail', value: key })),
    ),
    ...messages.map(({ to }) => ({ what: 'number of a message', value: to })),
  ]
}
