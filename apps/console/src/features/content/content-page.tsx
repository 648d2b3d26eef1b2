import { lazy } from 'react'
import { Route, Routes } from 'react-router'

const ContentList = lazy(async () => ({ default: (await import('./list/content-list.tsx')).ContentList }))
const ContentEditor = lazy(async () => ({
  default: (await import('./editor/content-editor.tsx')).ContentEditor,
}))

/** Pages, ads, pictures, colours and texts of the site. */
export function ContentPage() {
  return (
    <Routes>
      <Route path="" element={<ContentList />} />
      <Route path=":kind/:key" element={<ContentEditor />} />
    </Routes>
  )
}
