import { expect, it } from 'vitest'
import { parseFilter } from './global-filter.ts'

it.each([
  ['free:1', { free: 1 }],
  ['maxPlayCost:2.00, tournament:0', { maxPlayCost: '2.00', tournament: 0 }],
  ['gameId:101,free:7,drop:1,maxPlayCost:-1', { gameId: 101 }],
  ['', null],
  [null, null],
  ['__proto__:1', null],
])('parses the filter %j', (text, filter) => expect(parseFilter(text)).toEqual(filter))
