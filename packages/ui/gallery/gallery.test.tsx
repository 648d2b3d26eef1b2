import { readdirSync, readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { looks } from '#looks/look.tsx'
import { findMissingComponents, type Sources } from './find-missing-components.ts'
import { GalleryPage, sheetNames } from './gallery-page.tsx'

const readSources = (folder: URL): Sources =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(path => path.endsWith('.tsx') && !path.endsWith('.test.tsx'))
      .map(path => [path, readFileSync(new URL(path, folder), 'utf8')]),
  )

const sources = readSources(new URL('../src/', import.meta.url))
const gallery = readSources(new URL('./', import.meta.url))

describe('the gallery', () => {
  it('shows every exported component', () => {
    expect(Object.keys(sources).length).toBeGreaterThan(90)
    expect(findMissingComponents(sources, gallery)).toEqual([])
  })

  it.each(sheetNames.flatMap(sheet => looks.map(look => ({ sheet, look }))))(
    'renders the $sheet sheet in the $look look',
    ({ sheet, look }) => {
      const html = renderToStaticMarkup(<GalleryPage sheet={sheet} look={look} hrefWith={() => '#'} />)
      expect(html).toContain(`aria-current="page">${look}</a>`)
      expect(html).not.toContain('undefined')
      expect(html).not.toContain('NaN')
    },
  )
})

describe('findMissingComponents', () => {
  it('reports a component that no sheet renders', () => {
    const planted = { ...sources, 'controls/planted.tsx': 'export function Planted() {\n  return null\n}\n' }
    expect(findMissingComponents(planted, gallery)).toEqual(['controls/planted.tsx: Planted'])
  })

  it('reports a component that a sheet imports but does not render', () => {
    expect(
      findMissingComponents(
        { 'controls/dial.tsx': 'export const Dial = memo(() => null)' },
        { 'forms-sheet.tsx': "import { Dial } from '#controls/dial.tsx'" },
      ),
    ).toEqual(['controls/dial.tsx: Dial'])
  })

  it('accepts a drawing that only another component renders', () => {
    const drawing = { 'art/moon.tsx': 'export function Moon() {}' }
    expect(findMissingComponents(drawing, {})).toEqual(['art/moon.tsx: Moon'])
    expect(findMissingComponents({ ...drawing, 'layout/night.tsx': 'return <Moon />' }, {})).toEqual([])
  })
})
