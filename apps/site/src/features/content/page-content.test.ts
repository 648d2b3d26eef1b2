import { expect, it } from 'vitest'
import { parsePageContent } from './page-content.ts'

it.each([
  ['', { kind: 'empty' }],
  [' \n', { kind: 'empty' }],
  ['<h1>About</h1>', { kind: 'html', html: '<h1>About</h1>' }],
  [' https://example.org/a?b=c\n', { kind: 'address', address: 'https://example.org/a?b=c' }],
  ['http://example.org', { kind: 'address', address: 'https://example.org' }],
  ['https is safe', { kind: 'html', html: 'https is safe' }],
  ['javascript:alert(1)', { kind: 'html', html: 'javascript:alert(1)' }],
])('parsePageContent(%j) is %j', (text, content) => {
  expect(parsePageContent(text)).toEqual(content)
})
