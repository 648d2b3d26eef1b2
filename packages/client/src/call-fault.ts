import type { Fault, FaultName } from '@fairground/contract/errors'
import { browserErrors } from '@fairground/contract/errors/browser'
import type { CatalogueEntry } from '@fairground/contract/errors/entry'
import { sessionErrors } from '@fairground/contract/errors/session'

/** Thrown when a call is refused or gets no reply. The message is the text of the error catalogue. */
export class CallFault extends Error {
  override readonly name = 'CallFault'
  readonly fault: Fault

  constructor(faultDetails: Fault, options?: ErrorOptions) {
    super(faultDetails.text, options)
    this.fault = faultDetails
  }

  get code(): number | string {
    return this.fault.code
  }

  get faultName(): FaultName {
    return this.fault.name
  }
}

/** A fault that the client detects itself. */
export type ClientFaultName =
  | `session.${keyof typeof sessionErrors}`
  | `browser.${keyof typeof browserErrors}`

const clientErrors: Readonly<Record<string, CatalogueEntry>> = Object.fromEntries(
  Object.entries({ session: sessionErrors, browser: browserErrors }).flatMap(([area, entries]) =>
    Object.entries(entries).map(([name, entry]) => [`${area}.${name}`, entry]),
  ),
)

export const findClientError = (name: FaultName): CatalogueEntry | undefined => clientErrors[name]

/** Knows only the client's own faults: the whole catalogue would be in the first script of a page. */
export const callFault = (name: ClientFaultName, cause?: unknown): CallFault => {
  const { code, text, title } = clientErrors[name]!
  return new CallFault(
    { code, name, text, ...(title === undefined ? {} : { title }) },
    cause === undefined ? undefined : { cause },
  )
}
