import type { Caller } from '@fairground/client/rest'
import type { TokenStore } from '@fairground/client/token-store'
import { getMails, getMessages, type SandboxAddresses } from '#services/sandbox.ts'
import type { Secret } from './find-secrets.ts'

/** Shorter values could occur by chance. */
const minLength = 8
/** A username is not a secret, so the value of this field counts only if it is an email address. */
const usernameOrEmailKey = 'usernameOrEmail'
const personalKey = /password|e-?mail|phone|birth|firstname|lastname|address|street|postal|city|government/i
const isPersonal = (key: string, value: unknown): value is string =>
  typeof value === 'string' &&
  value.length >= minLength &&
  personalKey.test(key) &&
  (key !== usernameOrEmailKey || value.includes('@'))

const collectSecrets = (value: unknown): Secret[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, inner]) =>
        isPersonal(key, inner) ? [{ label: key, value: inner }] : collectSecrets(inner),
      )

export interface SecretRecorder {
  /** Wraps a caller and records the personal data in its inputs. */
  readonly recordCalls: (caller: Caller) => Caller
  readonly recordToken: (token: TokenStore) => TokenStore
  readonly list: () => readonly Secret[]
}

/** Records the confidential values that a test sends, to search for them in the database afterwards. */
export const createSecretRecorder = (): SecretRecorder => {
  const recorded = new Map<string, Secret>()
  const add = (label: string, value: string | null): void => {
    if (value !== null && value.length >= minLength) recorded.set(value, { label, value })
  }
  return {
    recordToken: token => ({
      read: token.read,
      write: next => {
        add('session token', next)
        token.write(next)
      },
    }),
    recordCalls: caller => ({
      ...caller,
      call: (name, input) => {
        for (const { label, value } of collectSecrets(input)) add(label, value)
        return caller.call(name, input)
      },
    }),
    list: () => [...recorded.values()],
  }
}

const keyInLink = /[?&]key=([\w-]+)/g

/** Returns the recipients of all emails and text messages and the keys in the emails. */
export const findDeliveredSecrets = async (sandbox: SandboxAddresses): Promise<Secret[]> => {
  const mails = await getMails(sandbox, '')
  const messages = await getMessages(sandbox, '')
  return [
    ...mails.map(({ to }) => ({ label: 'email recipient', value: to })),
    ...mails.flatMap(({ text }) =>
      [...text.matchAll(keyInLink)].map(([, key = '']) => ({ label: 'key in an email', value: key })),
    ),
    ...messages.map(({ to }) => ({ label: 'text message recipient', value: to })),
  ]
}
