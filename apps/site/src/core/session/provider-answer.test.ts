import { describe, expect, it } from 'vitest'
import { storeDeparture, receiveProviderAnswer, takeProviderAnswer } from './provider-answer.ts'

const memory = (): Storage => {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  } as Storage
}

const received = (storage: Storage, address: string): string => {
  const url = receiveProviderAnswer(storage, new URL(address, 'https://site.test'))
  return url.href.replace('https://site.test', '')
}

const returnPath = '/lobby?gameInstanceId=7&login=true'
const leave = (storage: Storage, leaving: Partial<Parameters<typeof storeDeparture>[1]> = {}) =>
  storeDeparture(storage, { purpose: 'login', state: 's1', returnPath, ...leaving })

describe('receiveProviderAnswer', () => {
  it('continues on the page that was left and yields the answer once', () => {
    const storage = memory()
    leave(storage)
    expect(received(storage, '/?code=abc&state=s1&iss=x')).toBe(returnPath)
    expect(takeProviderAnswer('link')).toBeNull()
    expect(takeProviderAnswer('login')).toBe('code=abc&state=s1&iss=x')
    expect(takeProviderAnswer('login')).toBeNull()
    expect(received(storage, '/?code=abc&state=s1')).toBe('/')
    expect(takeProviderAnswer('login')).toBeNull()
  })

  it.each([
    ['/?code=abc&state=s2', '/'],
    ['/?state=', '/'],
    ['/?code=abc', '/?code=abc'],
    ['/scan?code=abc&state=s1', '/scan?code=abc&state=s1'],
  ])('accepts no answer from %s', (address, left) => {
    const storage = memory()
    leave(storage)
    expect(received(storage, address)).toBe(left)
    expect(takeProviderAnswer('login')).toBeNull()
  })

  it('returns only to paths of this site', () => {
    const storage = memory()
    leave(storage, { purpose: 'link', returnPath: '//elsewhere.test/' })
    expect(received(storage, '/?error=access_denied&state=s1')).toBe('/')
    expect(takeProviderAnswer('link')).toBe('error=access_denied&state=s1')
  })
})
