import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { NumberGrid } from './number-grid.tsx'

const grid = (value: number[], pick = 3) =>
  renderToStaticMarkup(
    <NumberGrid
      legend="Line 1"
      max={10}
      pick={pick}
      value={value}
      onChange={() => undefined}
      status={`${value.length} picked`}
    />,
  )
const count = (html: string, part: string) => html.split(part).length - 1

describe('NumberGrid', () => {
  it('is a group of native checkboxes with one tab stop', () => {
    const html = grid([2])
    expect(html).toMatch(/^<fieldset><legend[^>]*>Line 1</)
    expect(count(html, 'type="checkbox"')).toBe(10)
    expect(count(html, 'tabindex="0"')).toBe(1)
    expect(html).toContain('role="status">1 picked')
  })

  it.each([
    { value: [1, 2], pick: 3, closed: 0 },
    { value: [1, 2, 3], pick: 3, closed: 7 },
    { value: [4], pick: 1, closed: 0 },
  ])('disables $closed numbers when $value are picked and $pick are allowed', ({ value, pick, closed }) => {
    expect(count(grid(value, pick), 'aria-disabled="true"')).toBe(closed)
  })
})
