import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { FiguresTable } from '#parts/figures-table.tsx'

const table = (unseen: boolean) =>
  renderToStaticMarkup(
    <FiguresTable
      caption="Net by month"
      head={['Month', 'Net']}
      rows={[{ id: '2026-11', cells: ['November', '£3'] }]}
      unseen={unseen}
    />,
  )

it('names its rows and columns', () => {
  expect(table(false)).toContain('<th scope="col">Net</th>')
  expect(table(false)).toContain('<th scope="row">November</th><td>£3</td>')
})

it('stays for whoever listens where it is not seen', () => {
  expect(table(true)).toMatch(/^<div class="vh"><table/)
})
