import { describe, expect, it } from 'vitest'
import { addView, parseViews, removeView, toggleDefault } from './saved-views.ts'

const oldest = { title: 'Oldest first', query: 'wd.s=-waiting', isDefault: true }
const two = { title: 'Two people', query: 'wd.f=two', isDefault: false }

describe('saved views', () => {
  it('replaces a view of the same name', () => {
    expect(addView([oldest, two], { ...two, query: 'wd.f=one' })).toEqual([
      oldest,
      { ...two, query: 'wd.f=one' },
    ])
  })

  it('has one default at most', () => {
    const views = toggleDefault([oldest, two], 'Two people')
    expect(views.map(({ isDefault }) => isDefault)).toEqual([false, true])
    expect(toggleDefault(views, 'Two people').some(({ isDefault }) => isDefault)).toBe(false)
    expect(addView([oldest], { ...two, isDefault: true }).map(({ isDefault }) => isDefault)).toEqual([
      false,
      true,
    ])
  })

  it('removes a view by its name', () => {
    expect(removeView([oldest, two], 'Oldest first')).toEqual([two])
  })

  it('survives a storage that another version or a person changed', () => {
    expect(parseViews(null)).toEqual([])
    expect(parseViews('{')).toEqual([])
    expect(parseViews('{"a":1}')).toEqual([])
    expect(parseViews(JSON.stringify([oldest, { title: 3 }, null]))).toEqual([oldest])
  })
})
