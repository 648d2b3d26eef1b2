import type { SpecPart } from './status.ts'

export interface Deviation {
  readonly part: SpecPart
  readonly name: string
  readonly reason: string
}

/** Parts that are missing on purpose. The decision record about deliberate deviations (0048) gives the context. */
export const deviations: readonly Deviation[] = [
  {
    part: 'events',
    name: 'clientLogin',
    reason: 'the gateway applies it: it closes the channel of the earlier session with a reason',
  },
  {
    part: 'errors',
    name: 'login.formatWrong',
    reason:
      'a malformed name or password is answered like a wrong one, so it reveals nothing (decision 0037)',
  },
  {
    part: 'errors',
    name: 'login.usernameFormat',
    reason: 'a malformed name is answered like a wrong one, so it reveals nothing (decision 0037)',
  },
  {
    part: 'errors',
    name: 'login.passwordFormat',
    reason: 'a malformed password is answered like a wrong one, so it reveals nothing (decision 0037)',
  },
  {
    part: 'errors',
    name: 'registration.termsNotAccepted',
    reason: 'the form is not sent before the terms are accepted; only other clients receive it',
  },
  {
    part: 'errors',
    name: 'join.tooManyLines',
    reason:
      'the pages apply the same limit and the same line rules before they send; only other clients meet it',
  },
  {
    part: 'errors',
    name: 'game.ticketNotFound',
    reason: 'a page names only tickets that the server has listed, and tickets are never deleted',
  },
  {
    part: 'errors',
    name: 'limits.timeoutTooLong',
    reason: 'the page offers breaks of 24 hours, 7 days and 30 days, all below the maximum of 6 weeks',
  },
]
