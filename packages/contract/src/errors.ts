import { browserErrors } from './errors/browser.ts'
import { depositErrors, withdrawalErrors } from './errors/cashier.ts'
import { couponErrors } from './errors/coupon.ts'
import { documentErrors } from './errors/documents.ts'
import type { Catalogue, CatalogueEntry } from './errors/entry.ts'
import { gameErrors } from './errors/game.ts'
import { joinErrors } from './errors/join.ts'
import { limitErrors } from './errors/limits.ts'
import { loginErrors, whitelabelErrors } from './errors/login.ts'
import { profileErrors } from './errors/profile.ts'
import { registrationErrors } from './errors/registration.ts'
import { requestErrors } from './errors/request.ts'
import { rewardErrors } from './errors/rewards.ts'
import { securityErrors } from './errors/security.ts'
import { sessionErrors } from './errors/session.ts'
import { subscriptionErrors } from './errors/subscription.ts'
import { supportErrors } from './errors/support.ts'
import { ticketErrors } from './errors/ticket.ts'

export const errorCatalogue = {
  login: loginErrors,
  whitelabel: whitelabelErrors,
  session: sessionErrors,
  security: securityErrors,
  registration: registrationErrors,
  join: joinErrors,
  coupon: couponErrors,
  withdrawal: withdrawalErrors,
  deposit: depositErrors,
  ticket: ticketErrors,
  game: gameErrors,
  subscription: subscriptionErrors,
  limits: limitErrors,
  profile: profileErrors,
  documents: documentErrors,
  rewards: rewardErrors,
  support: supportErrors,
  request: requestErrors,
  browser: browserErrors,
} as const satisfies Readonly<Record<string, Catalogue>>

export type FaultArea = keyof typeof errorCatalogue

export type FaultName = {
  [A in FaultArea]: `${A}.${keyof (typeof errorCatalogue)[A] & string}`
}[FaultArea]

/** A fault on the wire. `id` identifies the log entry of an internal error; `details` hold values for the text. */
export interface Fault {
  readonly code: number | string
  readonly name: FaultName
  readonly text: string
  readonly title?: string
  readonly id?: string
  readonly details?: Readonly<Record<string, string | number>>
}

const entries: ReadonlyMap<string, CatalogueEntry> = new Map(
  Object.entries<Catalogue>(errorCatalogue).flatMap(([area, catalogue]) =>
    Object.entries(catalogue).map(([name, entry]): [string, CatalogueEntry] => [`${area}.${name}`, entry]),
  ),
)

export const faultNames: readonly FaultName[] = [...entries.keys()] as FaultName[]

export const isFaultName = (name: string): name is FaultName => entries.has(name)

const getEntry = (name: FaultName): CatalogueEntry => {
  const entry = entries.get(name)
  if (entry === undefined) throw new TypeError(`Unknown fault name: ${name}`)
  return entry
}

export const getHttpStatus = (name: FaultName): number => getEntry(name).httpStatus

export const fault = (name: FaultName, extra: Pick<Fault, 'id' | 'details'> = {}): Fault => {
  const { code, text, title } = getEntry(name)
  return { code, name, text, ...(title === undefined ? {} : { title }), ...extra }
}

/** Reports whether a value from the wire is a fault of this catalogue. */
export const isFault = (value: unknown): value is Fault =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  isFaultName(value.name) &&
  'code' in value &&
  'text' in value &&
  typeof value.text === 'string'
