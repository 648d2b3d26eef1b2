import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { BarChart } from './bar-chart.tsx'

const bar = (id: string, value: number) => ({ id, label: id, value, text: `${id}: ${value}` })
const draw = (values: readonly number[], line?: number) =>
  renderToStaticMarkup(
    <BarChart
      bars={values.map((value, i) => bar(`bar ${i}`, value))}
      labelEvery={2}
      line={line}
      scaleText={value => `[${value}]`}
    />,
  )

describe('BarChart', () => {
  it('is hidden from screen readers, which read the table beside it', () => {
    expect(draw([1])).toMatch(/^<div [^>]*aria-hidden="true"/)
  })

  it('draws negative bars below the zero line and positive bars above it', () => {
    const html = draw([10, -10])
    expect(html).toContain('y="0" height="50"')
    expect(html).toContain('y="50" height="50"')
    expect(html.match(/data-below/g)).toHaveLength(1)
  })

  it('extends its scale to the limit line', () => {
    expect(draw([3], 100)).toContain('[100]')
    expect(draw([3])).not.toContain('[100]')
  })

  it('labels the last bar and every nth bar before it', () => {
    expect(draw([1, 2, 3]).match(/<b>[^<]*<\/b>/g)).toEqual(['<b>bar 0</b>', '<b>bar 2</b>'])
  })

  it('renders no NaN when all values are zero', () => {
    expect(draw([0, 0])).not.toContain('NaN')
  })
})
