import { describe, expect, it } from 'vitest'
import { fillIn, templateOf } from './template.ts'

describe('a text with gaps', () => {
  it.each([
    ['Nothing to fill in', {}, 'Nothing to fill in'],
    ['Ball {{n}} of {{ balls }}', { n: 7, balls: 90 }, 'Ball 7 of 90'],
    ['{{a}}{{a}}', { a: '<b>' }, '<b><b>'],
    ['{{missing}}!', {}, '{{missing}}!'],
    ['{{none}}!', { none: undefined }, '!'],
    ['{{n}} of {{balls}}', { n: '{{balls}}', balls: 90 }, '{{balls}} of 90'],
  ])('%s', (text, values, filled) => expect(fillIn(templateOf(text)!, values)).toBe(filled))

  it.each(['{{count, number}} lines', 'See $t(common.close)'])('%s is left to the library', text => {
    expect(templateOf(text)).toBeNull()
  })
})
