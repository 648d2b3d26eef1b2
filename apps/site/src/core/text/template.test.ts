import { describe, expect, it } from 'vitest'
import { fillIn, parseTemplate } from './template.ts'

describe('parseTemplate and fillIn', () => {
  it.each([
    ['Nothing to fill in', {}, 'Nothing to fill in'],
    ['Ball {{n}} of {{ balls }}', { n: 7, balls: 90 }, 'Ball 7 of 90'],
    ['{{a}}{{a}}', { a: '<b>' }, '<b><b>'],
    ['{{missing}}!', {}, '{{missing}}!'],
    ['{{none}}!', { none: undefined }, '!'],
    ['{{n}} of {{balls}}', { n: '{{balls}}', balls: 90 }, '{{balls}} of 90'],
  ])('fill in %s', (text, values, filled) => expect(fillIn(parseTemplate(text)!, values)).toBe(filled))

  it.each(['{{count, number}} lines', 'See $t(common.close)'])('leave %s to the library', text => {
    expect(parseTemplate(text)).toBeNull()
  })
})
