import { describe, expect, it } from 'vitest'
import { heldLinkKey, takeLinkKey } from './link-key.ts'

const taken = (address: string) => {
  const url = new URL(address, 'https://site.test')
  takeLinkKey(url)
  return [url.pathname + url.search, heldLinkKey()]
}

describe('the key of a mailed link', () => {
  it.each([
    ['/password?key=abc', '/password', 'abc'],
    ['/emailconfirmation?key=abc&lang=es_ES', '/emailconfirmation?lang=es_ES', 'abc'],
    ['/password?changeNow=true', '/password?changeNow=true', null],
  ])('of %s leaves %s in the address', (address, left, key) => {
    expect(taken(address)).toEqual([left, key])
  })

  it('is looked for nowhere else', () => {
    expect(taken('/scan?key=abc')).toEqual(['/scan?key=abc', null])
  })
})
