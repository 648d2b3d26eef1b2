import { expect, it } from 'vitest'
import { operatorMessages } from './operator-messages.ts'

it.each([
  [{ 'shell.play': 'Games', 'lobby.newGames_one': 'One more' }, ['shell.play', 'lobby.newGames_one']],
  [{ 'shell.play': 5, 'shell.menu': { a: 'b' }, 'shell.live': null }, []],
  [{ __proto__x: 'a', 'a b': 'c', '': 'd', 'shell.play': 'x'.repeat(1001) }, []],
  [null, []],
  ['text', []],
])('reduces %j to the keys %j', (messages, keys) => {
  expect(Object.keys(operatorMessages(messages))).toEqual(keys)
})
