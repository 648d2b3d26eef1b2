import { describe, expect, it } from 'vitest'
import { readLink, readVotePath } from './link-from-address.ts'

const at = (pathname: string, search = '', hash = '') => ({ pathname, search, hash })

describe('the link in an address', () => {
  it('is an invitation, a command line or the answer of the identity provider', () => {
    expect(readLink(at('/', '', '#enrol=abc'))).toEqual({ kind: 'invitation', token: 'abc' })
    expect(readLink(at('/', '', '#device=AB-12'))).toEqual({ kind: 'device', code: 'AB-12' })
    expect(readLink(at('/oidc', '?code=1&state=2'))).toEqual({ kind: 'oidc', query: 'code=1&state=2' })
    expect(readLink(at('/1/today', '?show=all', '#content'))).toBeUndefined()
  })

  it('leads to a vote only with two numbers', () => {
    expect(readVotePath({ hash: '#vote=0/7' })).toBe('/0/proposals/7')
    for (const hash of ['#vote=', '#vote=1', '#vote=1/x', '#vote=1/2/3', '#vote=//evil', ''])
      expect(readVotePath({ hash })).toBeUndefined()
  })
})
