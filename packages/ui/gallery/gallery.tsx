import '#looks/all.css'
import { createRoot } from 'react-dom/client'
import { applyLook } from '#looks/apply-look.ts'
import { looks } from '#looks/look.tsx'
import { GalleryPage, sheetNames } from './gallery-page.tsx'

// ?sheet=&look=&scheme=&motion=&text=&open=&lost
const query = new URLSearchParams(location.search)
const queryValue = <T extends string>(name: string, allowed: readonly T[]) =>
  allowed.find(value => value === query.get(name))

const look = queryValue('look', looks) ?? 'blue'
const scheme = queryValue('scheme', ['dark', 'light'])

applyLook(document.documentElement, {
  look,
  scheme,
  motion: queryValue('motion', ['full', 'reduced']),
  text: queryValue('text', ['normal', 'large', 'largest']),
})

const hrefWith = (name: string, value: string) => {
  const next = new URLSearchParams(query)
  next.set(name, value)
  return `?${next}`
}

const root = document.querySelector('#root')
if (root) {
  createRoot(root).render(
    <GalleryPage
      sheet={queryValue('sheet', sheetNames) ?? 'lobby'}
      look={look}
      scheme={scheme}
      open={query.get('open') ?? undefined}
      lost={query.has('lost')}
      hrefWith={hrefWith}
    />,
  )
}
