import { describe, expect, it } from 'vitest'
import { firstView, type ViewAct, viewActs, viewKeys } from './view.ts'

const after = (...acts: ViewAct[]) => acts.reduce((view, act) => viewActs[act](view), firstView)

describe('the view of a document', () => {
  it('zooms in steps and stops at the ends', () => {
    expect(after('closer').zoom).toBe(1.4)
    expect(after('further', 'further', 'further', 'further').zoom).toBe(0.5)
    expect(after(...Array<ViewAct>(20).fill('closer')).zoom).toBe(4)
  })

  it('turns all the way round in both directions', () => {
    expect(after('turnLeft').degrees).toBe(270)
    expect(after('turnRight', 'turnRight', 'turnRight', 'turnRight').degrees).toBe(0)
  })

  it('fits again with one key', () => {
    expect(viewActs[viewKeys['0']!](after('closer', 'turnRight'))).toEqual(firstView)
  })
})
