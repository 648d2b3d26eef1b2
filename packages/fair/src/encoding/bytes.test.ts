import { describe, expect, it } from 'vitest'
import { equal, hex, u32be, u64be, unhex, utf8 } from './bytes.ts'

describe('bytes', () => {
  it('converts to hexadecimal and back', () => {
    expect(hex(unhex('00ff7a'))).toBe('00ff7a')
    expect(hex(unhex(''))).toBe('')
  })

  it.each(['0', 'FF', '0x00', ' 00', 'zz', '00\n'])('rejects %j in unhex', text => {
    expect(() => unhex(text)).toThrow('hexadecimal')
  })

  it('encodes integers with the most significant byte first', () => {
    expect(hex(u32be(0xfffefdfc))).toBe('fffefdfc')
    expect(hex(u64be(1))).toBe('0000000000000001')
    expect(hex(u64be(2n ** 64n - 1n))).toBe('ffffffffffffffff')
  })

  it.each([-1, 0.5, 2 ** 32, Number.NaN])('rejects %d in u32be', value => {
    expect(() => u32be(value)).toThrow('u32')
  })

  it.each([-1, 0.5, 2 ** 53, -1n, 2n ** 64n])('rejects %s in u64be', value => {
    expect(() => u64be(value)).toThrow('u64')
  })

  it('rejects a lone surrogate in utf8', () => {
    expect(hex(utf8('é😀'))).toBe('c3a9f09f9880')
    expect(() => utf8('\ud83d')).toThrow('well-formed')
  })

  it('equal compares length and every byte', () => {
    expect(equal(unhex('0102'), unhex('0102'))).toBe(true)
    expect(equal(unhex('0102'), unhex('0103'))).toBe(false)
    expect(equal(unhex('01'), unhex('0100'))).toBe(false)
  })
})
