import { describe, expect, it } from 'vitest'
import { toChecklist } from './checklist.ts'

const states = (input: Parameters<typeof toChecklist>[0]) => toChecklist(input).map(({ state }) => state)

describe('the checklist', () => {
  it('is good throughout without problems', () => {
    expect(new Set(states({ problems: [], isDeck: false, isLive: true }))).toEqual(new Set(['good']))
  })

  it('waits while the server judges', () => {
    expect(new Set(states({ problems: undefined, isDeck: true, isLive: false }))).toEqual(
      new Set(['waiting']),
    )
  })

  it('does not claim a rule that could not be judged', () => {
    const [read, ...others] = states({
      problems: [{ rule: 'terms', text: 'prizeTable.tiers have duplicate names' }],
      isDeck: false,
      isLive: false,
    })
    expect(read).toBe('bad')
    expect(new Set(others)).toEqual(new Set(['waiting']))
  })

  it('names the broken rule', () => {
    const bad = toChecklist({
      problems: [{ rule: 'reachable-tier', text: 'tier Match 6 can never be won' }],
      isDeck: false,
      isLive: false,
    }).filter(({ state }) => state === 'bad')
    expect(bad).toMatchObject([{ title: 'Every tier can be won', note: 'tier Match 6 can never be won' }])
  })

  it('shows a rule that it does not know', () => {
    expect(
      toChecklist({ problems: [{ rule: 'new-rule', text: 'too blue' }], isDeck: false, isLive: false }).at(
        -1,
      ),
    ).toMatchObject({ title: 'too blue', state: 'bad' })
  })
})
