import type { JoinAnswer } from '@fairground/contract/entities/join'
import { describe, expect, it } from 'vitest'
import { outcomeOf, outcomeOfFault } from './purchase-outcome.ts'

const answer = (exitCode: number, gameInstanceId = 7): JoinAnswer => ({
  exitCode,
  exitDescription: '',
  gameInstanceId,
  gameStatus: 'OPEN',
})

describe('outcomeOf', () => {
  it.each([
    [1, 'noSuchCurrency'],
    [2, 'notEnoughFunds'],
    [3, 'gameUnavailable'],
    [4, 'tooManyLines'],
    [5, 'alreadyMaxPlays'],
    [6, 'weeklyWagerLimit'],
    [7, 'accountStatus'],
    [9, 'siteCannotAcceptPlays'],
    [234, 'siteCannotAcceptPlays'],
    [77, 'unknown'],
  ] as const)('exit code %i is refused as %s', (code, error) => {
    expect(outcomeOf(answer(code), 7)).toEqual({ kind: 'refused', error })
  })

  it('a loss limit is named', () => {
    const lossLimit = { kind: 'lossDay', resetsAt: 1 } as const
    expect(outcomeOf({ ...answer(6), lossLimit }, 7)).toEqual({
      kind: 'refused',
      error: 'weeklyWagerLimit',
      lossLimit,
    })
  })

  it('code 8 is neither bought nor refused', () => {
    expect(outcomeOf(answer(8), 7)).toEqual({ kind: 'uncertain' })
  })

  it.each([
    [7, undefined],
    [8, 8],
  ])('joined in instance %i', (instance, movedTo) => {
    expect(outcomeOf(answer(0, instance), 7)).toMatchObject({ kind: 'joined', movedTo })
  })
})

describe('outcomeOfFault', () => {
  it.each([
    ['session.notConnected', false, 'refused'],
    ['session.connectionLost', false, 'uncertain'],
    ['session.requestTimeout', false, 'uncertain'],
    ['request.internal', false, 'uncertain'],
    ['login.notLoggedIn', true, 'sessionEnded'],
    [undefined, false, 'uncertain'],
  ] as const)('%s', (fault, endsSession, kind) => {
    expect(outcomeOfFault(fault, endsSession).kind).toBe(kind)
  })
})
