import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { controlsByKind } from '#parts/form/controls/controls-by-kind.tsx'
import { everyKind, FormGallery } from '#parts/form/gallery/form-gallery.tsx'
import { findFieldKind } from '#parts/form/model/field-kind.ts'
import { toNode, withoutNull } from '#parts/form/model/schema-node.ts'

it('shows every kind of field in the gallery', () => {
  const shown = Object.entries(toNode(everyKind).properties ?? {}).map(([name, node]) =>
    findFieldKind(withoutNull(node), name),
  )
  expect(Object.keys(controlsByKind).filter(kind => !shown.some(each => each === kind))).toEqual([])
})

it('shows values as a person types them, marks changes and ties errors to fields', () => {
  const html = renderToStaticMarkup(<FormGallery />)
  expect(html).toContain('value="-1,250.00"')
  expect(html).toContain('value="2026-11-14T20:05"')
  expect(html).toContain('data-changed="true"')
  expect(html).toContain('Give a reason of at least 10 characters')
  expect(html).not.toContain('0b7e9f6e-1c1d')
})
