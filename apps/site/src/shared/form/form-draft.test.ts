import { expect, it } from 'vitest'
import { formDraft } from './form-draft.ts'

type Typed = Readonly<{ username: string; password: string; terms: boolean }>

const typed = () => {
  const draft = formDraft<Typed>({ username: '', password: '', terms: false }, ['password'])
  draft.store.setState({ username: 'alice', password: 'abc123', terms: true })
  return draft
}

it('keeps typed values but clears secrets when the form unmounts', () => {
  const draft = typed()
  draft.leave()
  expect(draft.store.getState()).toEqual({ username: 'alice', password: '', terms: true })
})

it('clears all values after completion', () => {
  const draft = typed()
  draft.clear()
  expect(draft.store.getState()).toEqual({ username: '', password: '', terms: false })
})
