import { codecOptions, messageKinds } from '@fairground/contract/channel'
import { parseClientMessage } from '@fairground/contract/parse-message'
import { Packr } from 'msgpackr'
import { describe, expect, it } from 'vitest'
import { decode, encode } from '#codec.ts'

const serverCodec = new Packr(codecOptions)
const toBuffer = (bytes: Uint8Array): ArrayBuffer => new Uint8Array(bytes).buffer

describe('codec', () => {
  it('encodes a call that the server can decode', () => {
    const call = [messageKinds.CALL, 7, 'joinGame', { gameId: 3, userPlays: [[1, 2, 3]] }] as const
    expect(parseClientMessage(serverCodec.unpack(encode(call)))).toEqual(call)
  })

  it('decodes times as numbers', () => {
    const welcome = [messageKinds.WELCOME, { serverTime: 1_790_000_000_123, sessionState: 'player' }]
    expect(decode(toBuffer(serverCodec.pack(welcome)))).toEqual(welcome)
  })

  it.each<[string, unknown]>([
    ['text', 'hello'],
    ['an empty frame', new ArrayBuffer(0)],
    ['a truncated frame', toBuffer(serverCodec.pack([messageKinds.WELCOME, { serverTime: 1 }])).slice(0, 5)],
    ['an unknown message kind', toBuffer(serverCodec.pack([77, 1]))],
  ])('returns null for %s', (_, data) => {
    expect(decode(data)).toBeNull()
  })
})
