import { describe, expect, it } from 'vitest'
import { operatorCss } from './operator-css.ts'

const nothing = { member_id: 3, brand: null, cta: null, logo: null, background: null }

describe('operatorCss', () => {
  it.each([
    ['no row', undefined, ''],
    ['an empty row', nothing, ''],
    ['a colour', { ...nothing, brand: '#1A2b3c' }, ':root{--op-brand:#1A2b3c}\n'],
    [
      'all four',
      { ...nothing, brand: '#000000', cta: '#ffffff', logo: 'logo', background: 'sky' },
      ':root{--op-brand:#000000;--op-cta:#ffffff;--op-logo:url("/client/pictures/3/logo.svg");--op-bg-image:url("/client/pictures/3/sky.svg")}\n',
    ],
    ['an invalid colour', { ...nothing, brand: 'red;}*{display:none', cta: '#fff' }, ''],
    ['an invalid picture name', { ...nothing, logo: '"),url(https://elsewhere.example' }, ''],
  ])('renders %s', (_, style, css) => {
    expect(operatorCss(style)).toBe(css)
  })
})
