import { describe, expect, it } from 'vitest'
import { isSecureKey, isTicketNumber, scannedCode, normalizeCode } from './scan-code.ts'

const ticket = 'KM4R7Q2W'
const code = 'ABCDEFGHJKMNPQRSTU23'

describe('scannedCode', () => {
  it('reads the address printed on a ticket', () => {
    expect(scannedCode(`https://meridian.example/scan?ticket=${ticket}&code=${code}`)).toEqual({
      ticket,
      code,
    })
  })

  it.each(['KM4R7Q2W', 'https://meridian.example/scan', `https://x.example/?ticket=${ticket}&code=short`])(
    'rejects %s as a ticket address',
    text => {
      expect(scannedCode(text)).toBeUndefined()
    },
  )
})

describe('typed codes', () => {
  it('accepts lower case and groups', () => {
    expect(normalizeCode(' km4r-7q2w ')).toBe(ticket)
    expect(isTicketNumber('km4r 7q2w')).toBe(true)
    expect(isSecureKey('abcde fghjk mnpqr stu23')).toBe(true)
  })

  it('rejects ambiguous characters', () => {
    expect(isTicketNumber('KM0R7Q2W')).toBe(false)
    expect(isTicketNumber('KMIR7Q2W')).toBe(false)
    expect(isSecureKey(ticket)).toBe(false)
  })
})
