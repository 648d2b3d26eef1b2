import { faultNames } from '@fairground/contract/errors'
import { expect, it } from 'vitest'
import { endOf } from './end-of.ts'

it('only faults that end a session say how', () => {
  expect(faultNames.filter(name => endOf(name) !== null).toSorted()).toEqual([
    'login.notLoggedIn',
    'session.banned',
    'session.closed',
    'session.loginElsewhere',
    'session.lost',
    'session.restricted',
    'session.timeout',
  ])
})
