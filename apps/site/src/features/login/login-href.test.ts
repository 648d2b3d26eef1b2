import { expect, it } from 'vitest'
import { loginHref } from './login-href.ts'

it.each([
  ['/', undefined, '/?login=true'],
  ['/?login=true#top', '/account/info', '/?login=true&redirectUrl=%2Faccount%2Finfo'],
  ['/lobby?gameInstanceId=7', undefined, '/lobby?gameInstanceId=7&login=true'],
])('turns %s with redirect %s into %s', (path, redirectUrl, expected) => {
  expect(loginHref(`https://site.test${path}`, redirectUrl)).toBe(expected)
})
