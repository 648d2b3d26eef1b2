import { readinessItems } from '@fairground/contract/operator/operations/operators'
import { describe, expect, it } from 'vitest'
import { describeDetail, readinessWords } from './readiness-words.ts'

describe('the words of the checklist', () => {
  it('names roles as the screens do', () => {
    expect(describeDetail('productManager: 0 of 1, gameApprover: 0 of 1')).toBe(
      'Product manager: 0 of 1, Game approver: 0 of 1',
    )
    expect(describeDetail('no lane yet')).toBe('No lane yet')
    expect(describeDetail('1 open instances')).toBe('1 draw on sale')
    expect(describeDetail('12 pages')).toBe('12 pages')
  })

  it('has something to do and a place to do it for every line', () => {
    for (const item of readinessItems) {
      expect(readinessWords[item].todo.endsWith('.'), item).toBe(true)
      expect(readinessWords[item].link, item).not.toBe('')
    }
  })
})
