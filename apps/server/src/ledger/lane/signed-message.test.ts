import { describe, expect, it } from 'vitest'
import { createReplayGuard, maxAgeMs } from './replay-guard.ts'
import { openMessage, signMessage } from './signed-message.ts'

const key = { version: 7, secret: Buffer.alloc(32, 1) }
const destination = { memberId: 3, commandClass: 'play' } as const
const commands = Buffer.from('commands')
const findKey = (version: number) => (version === key.version ? key.secret : undefined)
const sign = () => signMessage(key, destination, commands, 1000)

describe('a signed message', () => {
  it('opens with the key of its version', () => {
    const opened = openMessage(findKey, destination, sign())
    expect(opened).toMatchObject({ keyVersion: 7, sentAt: 1000 })
    expect(Buffer.from(opened!.commands)).toEqual(commands)
  })

  it('has its own id each time', () => {
    const ids = [sign(), sign()].map(message => openMessage(findKey, destination, message)?.id)
    expect(new Set(ids).size).toBe(2)
  })

  it('does not open for another operator or class, or with another key', () => {
    expect(openMessage(findKey, { ...destination, memberId: 4 }, sign())).toBeUndefined()
    expect(openMessage(findKey, { ...destination, commandClass: 'operator' }, sign())).toBeUndefined()
    expect(openMessage(() => Buffer.alloc(32, 2), destination, sign())).toBeUndefined()
    expect(openMessage(() => undefined, destination, sign())).toBeUndefined()
  })

  it('does not open when any bit of it is changed, or when it is cut', () => {
    const message = sign()
    for (let i = 0; i < message.length; i++) {
      const changed = Buffer.from(message)
      changed[i]! ^= 1
      expect(openMessage(findKey, destination, changed), `byte ${i}`).toBeUndefined()
      expect(openMessage(findKey, destination, message.subarray(0, i)), `length ${i}`).toBeUndefined()
    }
  })
})

describe('the replay guard', () => {
  it('accepts an id once for as long as its message is recent', () => {
    const guard = createReplayGuard()
    const sentAt = 1_000_000
    expect(guard('a', sentAt, sentAt - maxAgeMs)).toBe('new')
    for (let now = sentAt - maxAgeMs; now <= sentAt + maxAgeMs; now += 1000)
      expect(guard('a', sentAt, now)).toBe('repeated')
    expect(guard('a', sentAt, sentAt + maxAgeMs + 1)).toBe('outOfTime')
  })

  it('remembers ids while it forgets older ones', () => {
    const guard = createReplayGuard()
    for (let i = 0; i < 1000; i++) {
      const now = i * 500
      expect(guard(`id ${i}`, now, now)).toBe('new')
      if (i >= 100) expect(guard(`id ${i - 100}`, now - 50_000, now)).toBe('repeated')
    }
  })

  it('refuses messages from another time', () => {
    const guard = createReplayGuard()
    expect(guard('a', 0, maxAgeMs + 1)).toBe('outOfTime')
    expect(guard('b', maxAgeMs + 1, 0)).toBe('outOfTime')
  })
})
