import { expect, it } from 'vitest'
import { parseCountryHeader } from './country.ts'

it.each([
  ['the named header', { 'x-country': 'FR' }, 'x-country', 'FR'],
  ['another header', { 'x-country': 'FR' }, 'cf-ipcountry', undefined],
  ['a header nobody has named', { 'x-country': 'FR' }, undefined, undefined],
  ['what is no country', { 'x-country': 'XX' }, 'x-country', undefined],
  ['several', { 'x-country': ['FR', 'GB'] as unknown as string }, 'x-country', undefined],
])('%s', (_, headers, trusted, country) => {
  expect(parseCountryHeader(headers, trusted)).toBe(country)
})
