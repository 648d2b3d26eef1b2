/** What the vendor knows about the person before the check, to compare the document with. */
export interface CheckedPerson {
  readonly firstName?: string
  readonly lastName?: string
  /** YYYY-MM-DD */
  readonly birthdate?: string
}

export interface StartedCheck {
  /** The id of the applicant at the vendor. */
  readonly applicantId: string
  /** The page on which the person shows their document. */
  readonly link: string
}

/** `passed`: the vendor is sure. `refused`: a person must look. `open`: not decided, or the applicant may try again. */
export type CheckResult = 'open' | 'passed' | 'refused'

export interface CheckHeaders {
  readonly [name: string]: string | string[] | undefined
}

/** A vendor that verifies identities. A method throws if the outcome is not certain, and may then be called again. */
export interface IdentityCheckProvider {
  /** The reference is unique: repeating a start returns the same applicant with a new link. */
  startCheck(reference: string, person: CheckedPerson): Promise<StartedCheck>
  /** The state at the vendor. It is the only source of a result. */
  findResult(applicantId: string, reference: string): Promise<CheckResult>
  /** The applicant that an authentic webhook is about; undefined if it is not authentic. */
  readWebhook(headers: CheckHeaders, body: Buffer): string | undefined
}
