import { expect, it } from 'vitest'
import { mainScript } from './new-version.ts'

it.each([
  ['<script type="module" crossorigin src="/assets/main-1a.js"></script>', '/assets/main-1a.js'],
  ['<script id="bootstrap" type="application/json">{}</script><script type="module" src="/a.js">', '/a.js'],
  ['<p>No operator is set up yet.</p>', null],
])('finds the main script in %s', (page, script) => {
  expect(mainScript(page)).toBe(script)
})
