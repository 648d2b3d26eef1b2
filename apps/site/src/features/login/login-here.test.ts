import { expect, it } from 'vitest'
import { loginHere } from './login-here.ts'

it.each([
  ['/', undefined, '/?login=true'],
  ['/?login=true#top', '/account/info', '/?login=true&redirectUrl=%2Faccount%2Finfo'],
  ['/lobby?gameInstanceId=7', undefined, '/lobby?gameInstanceId=7&login=true'],
])('%s with %s is %s', (path, redirectUrl, expected) => {
  expect(loginHere(`https://site.test${path}`, redirectUrl)).toBe(expected)
})
