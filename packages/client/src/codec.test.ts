import { codecOptions, messageKinds } from '@fairground/contract/channel'
import { readClientMessage } from '@fairground/contract/channel-reading'
import { Packr } from 'msgpackr'
import { describe, expect, it } from 'vitest'
import { decode, encode } from '#codec.ts'

const other = new Packr(codecOptions)
const bufferOf = (bytes: Uint8Array): ArrayBuffer => new Uint8Array(bytes).buffer

describe('the codec', () => {
  it('writes what the other end reads', () => {
    const call = [messageKinds.CALL, 7, 'joinGame', { gameId: 3, userPlays: [[1, 2, 3]] }] as const
    expect(readClientMessage(other.unpack(encode(call)))).toEqual(call)
  })

  it('keeps times as numbers', () => {
    const welcome = [messageKinds.WELCOME, { serverTime: 1_790_000_000_123, sessionState: 'player' }]
    expect(decode(bufferOf(other.pack(welcome)))).toEqual(welcome)
  })

  it.each<[string, unknown]>([
    ['text', 'hello'],
    ['an empty frame', new ArrayBuffer(0)],
    ['a frame cut short', bufferOf(other.pack([messageKinds.WELCOME, { serverTime: 1 }])).slice(0, 5)],
    ['a message nobody knows', bufferOf(other.pack([77, 1]))],
  ])('answers null to %s', (_, data) => {
    expect(decode(data)).toBeNull()
  })
})
