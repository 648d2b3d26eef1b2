import { describe, expect, it } from 'vitest'
import { heldLinkKey, takeLinkKey } from './link-key.ts'

const taken = (address: string) => {
  const url = new URL(address, 'https://site.test')
  takeLinkKey(url)
  return [url.pathname + url.search, heldLinkKey()]
}

describe('takeLinkKey', () => {
  it.each([
    ['/password?key=abc', '/password', 'abc'],
    ['/emailconfirmation?key=abc&lang=es_ES', '/emailconfirmation?lang=es_ES', 'abc'],
    ['/password?changeNow=true', '/password?changeNow=true', null],
  ])('takes the key from %s and leaves %s', (address, left, key) => {
    expect(taken(address)).toEqual([left, key])
  })

  it('ignores a key on other paths', () => {
    expect(taken('/scan?key=abc')).toEqual(['/scan?key=abc', null])
  })
})
