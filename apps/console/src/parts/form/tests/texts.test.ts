import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasUnreadableText, UnreadableText } from '#parts/form/model/unreadable-text.ts'
import { readCodesText, readJsonText, toCodesText, toJsonText } from '#parts/form/texts/codes-text.ts'
import { findDurationUnit, readDurationText, toDurationText } from '#parts/form/texts/duration-text.ts'
import { readAmountText, readDecimalText, toAmountText, toDecimalText } from '#parts/form/texts/money-text.ts'
import { readInteger, readNumber } from '#parts/form/texts/number-text.ts'
import { findMoments, readTimeText, toTimeText } from '#parts/form/texts/time-text.ts'

const gbp = { currency: 'GBP', decimals: 2 }
const zones = ['UTC', 'Europe/London', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu']

describe('texts of fields', () => {
  it('reads back the amounts that it writes, in any currency', () => {
    const formats = [
      gbp,
      { currency: 'JPY', decimals: 0 },
      { currency: 'KWD', decimals: 3 },
      { currency: 'XXX', decimals: 4 },
    ]
    fc.assert(
      fc.property(
        fc.bigInt(1n - 10n ** 12n, 10n ** 12n - 1n),
        fc.constantFrom(...formats),
        (units, format) => {
          expect(readAmountText(toAmountText(String(units), format), format)).toBe(String(units))
        },
      ),
    )
  })

  it('writes and reads amounts as people do', () => {
    expect(toAmountText('125000', gbp)).toBe('1,250.00')
    expect(toAmountText('5', gbp)).toBe('0.05')
    expect(readAmountText('£1,250', gbp)).toBe('125000')
    expect(readAmountText('-12.5', gbp)).toBe('-1250')
    expect(readAmountText('', gbp)).toBeUndefined()
    expect(readAmountText('1.234', gbp)).toBeInstanceOf(UnreadableText)
    expect(readAmountText('9999999999999999', gbp)).toBeInstanceOf(UnreadableText)
  })

  it('reads back decimals, numbers, codes and objects', () => {
    const decimals = fc.stringMatching(/^(0|[1-9][0-9]{0,17})([.][0-9]{1,4})?$/)
    fc.assert(
      fc.property(decimals, text => {
        expect(readDecimalText(toDecimalText(text))).toBe(text)
      }),
    )
    fc.assert(
      fc.property(fc.maxSafeInteger(), value => {
        expect(readInteger(String(value))).toBe(value + 0)
      }),
    )
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), value => {
        expect(readNumber(String(value))).toBe(value + 0)
      }),
    )
    const codes = fc.array(fc.stringMatching(/^[A-Za-z0-9:.-]{1,20}$/))
    fc.assert(
      fc.property(codes, list => {
        expect(readCodesText(toCodesText(list))).toEqual(list)
      }),
    )
    const objects = fc.object({ values: [fc.string(), fc.integer(), fc.boolean()] })
    fc.assert(
      fc.property(objects, value => {
        fc.pre(!JSON.stringify(value).includes('__proto__'))
        expect(readJsonText(toJsonText(value))).toEqual(value)
      }),
    )
  })

  it('reads back durations in their own unit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 34_560_000_000 }), ms => {
        const unit = findDurationUnit(ms)
        expect(readDurationText(toDurationText(ms, unit), unit)).toBe(ms)
      }),
    )
  })

  it('finds the moment again in every zone', () => {
    const moments = fc.integer({ min: 0, max: Date.UTC(2100, 0, 1) })
    fc.assert(
      fc.property(moments, fc.constantFrom(...zones), (at, zone) => {
        expect(findMoments(toTimeText(at, zone), zone)).toContain(at)
      }),
    )
  })

  it('knows both hours when clocks go back, and none that is skipped', () => {
    const first = Date.UTC(2026, 9, 25, 0, 30)
    expect(findMoments('2026-10-25T01:30', 'Europe/London')).toEqual([first, first + 3_600_000])
    expect(readTimeText('2026-03-29T01:30', 'Europe/London')).toBeInstanceOf(UnreadableText)
    expect(toTimeText(Date.UTC(2026, 10, 14, 20, 5), 'Europe/London')).toBe('2026-11-14T20:05')
  })

  it('finds an unreadable text at any depth', () => {
    expect(hasUnreadableText({ a: [{ b: new UnreadableText('x') }] })).toBe(true)
    expect(hasUnreadableText({ a: [{ b: 'x' }] })).toBe(false)
  })
})
