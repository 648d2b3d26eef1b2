import { expect, it } from 'vitest'
import { createPlayerSockets } from './player-sockets.ts'
import type { ChannelSocket } from './socket.ts'

const socket = () => ({}) as ChannelSocket
const alice = { memberId: 1, playerId: 7 }
const bob = { memberId: 1, playerId: 8 }

it('finds the sockets of each player after they change their owner', () => {
  const sockets = createPlayerSockets<ChannelSocket>()
  const [one, two] = [socket(), socket()]
  sockets.setOwner(one, alice)
  sockets.setOwner(two, alice)
  expect(sockets.of(alice)).toEqual([one, two])
  expect(sockets.of({ ...alice, memberId: 2 })).toEqual([])
  sockets.setOwner(one, bob)
  expect([sockets.of(alice), sockets.of(bob)]).toEqual([[two], [one]])
  sockets.setOwner(one, undefined)
  sockets.setOwner(two, undefined)
  sockets.setOwner(two, undefined)
  expect([sockets.of(alice), sockets.of(bob)]).toEqual([[], []])
})
