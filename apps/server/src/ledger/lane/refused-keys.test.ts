import { describe, expect, it } from 'vitest'
import { joinCommand } from '#testing/join-command.test-support.ts'
import { depositCommand } from '#testing/books.test-support.ts'
import { createRefusedKeys, keepRefusalMs } from './refused-keys.ts'

const purchase = (opKey: string, decideBefore = 1000) => ({
  ...joinCommand({ opKey, playerId: 1, instanceId: 1 }),
  decideBefore,
})
const refused = { ok: { exitCode: 2 } }

describe('createRefusedKeys', () => {
  it('repeats a refusal until every earlier copy has expired', () => {
    let now = 0
    const keys = createRefusedKeys(() => now)
    keys.add(purchase('a'), refused)
    now = keepRefusalMs - 1
    expect(keys.begin().find(purchase('a'))).toBe(refused)
    expect(keys.begin().find(purchase('a', 99_999))).toBe(refused)
    now = keepRefusalMs
    expect(keys.begin().find(purchase('a'))).toBeUndefined()
  })

  it('forgets the refusals of a batch that was not committed', () => {
    const keys = createRefusedKeys(() => 0)
    const batch = keys.begin()
    batch.add(purchase('a'), refused)
    expect(batch.find(purchase('a'))).toBe(refused)
    expect(keys.begin().find(purchase('a'))).toBeUndefined()
    batch.keep()
    expect(keys.begin().find(purchase('a'))).toBe(refused)
  })

  it('repeats a refusal without a decision only to copies that were sent before', () => {
    const keys = createRefusedKeys(() => 0)
    for (const reason of ['expired', 'overloaded', 'failed'] as const) {
      keys.add(purchase(reason), { refused: reason })
      expect(keys.begin().find(purchase(reason, 999))).toEqual({ refused: reason })
      expect(keys.begin().find(purchase(reason, 1001))).toBeUndefined()
    }
  })

  it('remembers no more keys than its bound and forgets the oldest', () => {
    const keys = createRefusedKeys(() => 0, 3)
    for (const key of ['a', 'b', 'a', 'c', 'd']) keys.add(purchase(key), refused)
    const found = ['a', 'b', 'c', 'd'].filter(key => keys.begin().find(purchase(key)))
    expect(found).toEqual(['a', 'c', 'd'])
  })

  it('does not remember commands without a deadline', () => {
    const keys = createRefusedKeys(() => 0)
    keys.add(depositCommand(1, 5n), refused)
    expect(keys.begin().find({ ...depositCommand(1, 5n), decideBefore: 5 })).toBeUndefined()
  })
})
