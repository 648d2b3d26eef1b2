import { faultNames } from '@fairground/contract/errors'
import { expect, it } from 'vitest'
import { getSessionEndAction } from './session-end-action.ts'

it('has an action only for faults that end a session', () => {
  expect(faultNames.filter(name => getSessionEndAction(name) !== null).toSorted()).toEqual([
    'login.notLoggedIn',
    'session.banned',
    'session.closed',
    'session.loginElsewhere',
    'session.lost',
    'session.passwordChanged',
    'session.restricted',
    'session.timeout',
  ])
})
