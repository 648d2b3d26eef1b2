import { describe, expect, it } from 'vitest'
import { toActionWords } from './action-words.ts'
import { toSubjectWords } from './subject-link.ts'

describe('toSubjectWords', () => {
  it('names the page of what an entry is about', () => {
    expect(toSubjectWords('player/42')).toEqual({ text: 'Player 42', page: 'players', id: '42' })
    expect(toSubjectWords('instance/7')).toEqual({ text: 'Instance 7', page: 'drawRoom', id: '7' })
  })

  it('has words alone for what has no page', () => {
    expect(toSubjectWords('audit-log')).toEqual({ text: 'Audit log' })
    expect(toSubjectWords('deposit/9/suspense')).toEqual({ text: 'Deposit 9 suspense' })
  })
})

describe('toActionWords', () => {
  it('names acts, proposals and failed proposals', () => {
    expect(toActionWords('hold-draw')).toBe('Hold draw')
    expect(toActionWords('grantRole')).toBe('Give a role')
    expect(toActionWords('grantRole-failed')).toBe('Give a role: failed')
    expect(toActionWords('open-aml-case')).toBe('Open AML case')
  })
})
