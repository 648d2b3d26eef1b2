import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { FiguresTable } from './figures-table.tsx'

const table = (visuallyHidden: boolean) =>
  renderToStaticMarkup(
    <FiguresTable
      caption="Net by month"
      head={['Month', 'Net']}
      rows={[{ id: '2026-11', cells: ['November', '£3'] }]}
      visuallyHidden={visuallyHidden}
    />,
  )

describe('FiguresTable', () => {
  it('has row and column headers', () => {
    expect(table(false)).toContain('<th scope="col">Net</th>')
    expect(table(false)).toContain('<th scope="row">November</th><td>£3</td>')
  })

  it('stays available to screen readers when it is visually hidden', () => {
    expect(table(true)).toMatch(/^<div class="vh"><table/)
  })
})
