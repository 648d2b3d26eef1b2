import { expect, it } from 'vitest'
import { createPlayerSockets } from './player-sockets.ts'
import type { ChannelSocket } from './socket.ts'

const socket = () => ({}) as ChannelSocket
const alice = { memberId: 1, playerId: 7 }
const bob = { memberId: 1, playerId: 8 }

it('knows the sockets of each player, and follows them from one to another', () => {
  const sockets = createPlayerSockets()
  const [one, two] = [socket(), socket()]
  sockets.belongs(one, alice)
  sockets.belongs(two, alice)
  expect(sockets.of(alice)).toEqual([one, two])
  expect(sockets.of({ ...alice, memberId: 2 })).toEqual([])
  sockets.belongs(one, bob)
  expect([sockets.of(alice), sockets.of(bob)]).toEqual([[two], [one]])
  sockets.belongs(one, undefined)
  sockets.belongs(two, undefined)
  sockets.belongs(two, undefined)
  expect([sockets.of(alice), sockets.of(bob)]).toEqual([[], []])
})
