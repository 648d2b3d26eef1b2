import { describe, expect, it } from 'vitest'
import type { Receipt } from '@fairground/contract/entities/plays/receipt'
import { saveReceipts, readReceipts, receiptsFor, withReceipts } from './receipts.ts'

const receipt = (seq0: number): Receipt => ({
  instance: '1/48213',
  seq0,
  leafHash: 'a'.repeat(64),
  treeSize: seq0 + 1,
  root: 'b'.repeat(64),
  unixMs: 1,
  signature: 'c'.repeat(128),
})

const memory = (initial: Record<string, string> = {}) => {
  const values = new Map(Object.entries(initial))
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  }
}

describe('receipts', () => {
  it('stores receipts per operator and instance', () => {
    const storage = memory()
    saveReceipts(storage, 1, 48213, [receipt(0), receipt(1)])
    saveReceipts(storage, 1, 48214, [receipt(5)])
    expect(receiptsFor(storage, 1, 48213).map(({ seq0 }) => seq0)).toEqual([0, 1])
    expect(receiptsFor(storage, 1, 48214).map(({ seq0 }) => seq0)).toEqual([5])
    expect(receiptsFor(storage, 2, 48213)).toEqual([])
  })

  it('stores a repeated receipt once', () => {
    const book = withReceipts({ '7': [receipt(0)] }, 7, [receipt(0), receipt(1)])
    expect(book['7']?.map(({ seq0 }) => seq0)).toEqual([0, 1])
  })

  it.each(['not json', '[1]', '"text"', 'null'])('reads broken storage as empty: %s', text => {
    expect(readReceipts(memory({ 'fairground.receipts.1': text }), 1)).toEqual({})
  })

  it('returns false if the storage is full', () => {
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new Error('quota')
      },
    }
    expect(saveReceipts(full, 1, 7, [receipt(0)])).toBe(false)
  })
})
