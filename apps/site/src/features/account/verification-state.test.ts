import type { Player } from '@fairground/contract/entities/player'
import type { VerificationRequest } from '@fairground/contract/entities/verification'
import { describe, expect, it } from 'vitest'
import { documentState, type VerificationState } from './verification-state.ts'

const nothing: Player['verification'] = {
  emailVerified: false,
  emailVerifiedDate: null,
  idVerified: false,
  idVerifiedDate: null,
  verificationStatus: null,
  addressVerified: false,
  addressVerifiedDate: null,
  phoneVerifiedDate: null,
  playerSegment: null,
}

const request = (kind: VerificationRequest['kind'], status: VerificationRequest['status']) => ({
  kind,
  status,
})

describe('how a document stands', () => {
  it.each<[string, Partial<Player['verification']>, ReturnType<typeof request>[], VerificationState]>([
    ['nothing was sent', {}, [], 'notSent'],
    ['another kind was sent', {}, [request('address', 'SUBMITTED')], 'notSent'],
    ['it was asked for', {}, [request('id', 'REQUESTED')], 'requested'],
    ['it was sent', {}, [request('address', 'REJECTED'), request('id', 'SUBMITTED')], 'waiting'],
    ['it was refused', {}, [request('id', 'REJECTED')], 'rejected'],
    ['it was refused long ago', { verificationStatus: 'REJECTED' }, [], 'rejected'],
    ['it was sent again', { verificationStatus: 'REJECTED' }, [request('id', 'SUBMITTED')], 'waiting'],
    ['it was accepted', { idVerified: true }, [request('id', 'VERIFIED')], 'verified'],
    ['it was accepted without a request', { idVerified: true }, [], 'verified'],
    ['it is asked for anew', { idVerified: true }, [request('id', 'REQUESTED')], 'requested'],
  ])('%s', (_, verification, requests, state) => {
    expect(documentState('id', { ...nothing, ...verification }, requests)).toBe(state)
  })

  it('keeps ID and address apart', () => {
    const verification = { ...nothing, addressVerified: true, verificationStatus: 'REJECTED' as const }
    expect(documentState('address', verification, [])).toBe('verified')
    expect(documentState('id', verification, [])).toBe('rejected')
    expect(documentState('payment', verification, [])).toBe('notSent')
  })
})
