import { moneySettings, siteSettings } from '@fairground/contract/operator/operator-settings'
import { describe, expect, it } from 'vitest'
import { applyEdits, findEdits, pickSettings, toChange } from './changed-settings.ts'
import { moneySettingGroups, siteSettingGroups } from './setting-groups.ts'

describe('the groups of settings', () => {
  it('have every setting of the contract once', () => {
    const toNames = (groups: typeof siteSettingGroups) => groups.flatMap(({ names }) => names).toSorted()
    expect(toNames(siteSettingGroups)).toEqual(Object.keys(siteSettings).toSorted())
    expect(toNames(moneySettingGroups)).toEqual(Object.keys(moneySettings).toSorted())
  })

  it('have a form for each of their settings', () => {
    for (const { names, schema } of [...siteSettingGroups, ...moneySettingGroups])
      expect(Object.keys((schema as unknown as { properties: object }).properties)).toEqual(names)
  })
})

describe('a change of settings', () => {
  const names = ['title', 'slimLimit', 'blockedCountries']
  const saved = pickSettings({ title: 'Harbour', blockedCountries: ['US'], other: 1 }, names)

  it('contains only what differs', () => {
    const edits = findEdits(saved, { title: 'Harbour Lights', blockedCountries: ['US'] }, names)
    expect(toChange(edits)).toEqual({ settings: { title: 'Harbour Lights' }, unset: [] })
  })

  it('gives a setting that was emptied its default again', () => {
    const edits = findEdits(saved, { title: 'Harbour' }, names)
    expect(toChange(edits)).toEqual({ settings: {}, unset: ['blockedCountries'] })
    expect(applyEdits(saved, edits)).toEqual({ title: 'Harbour' })
  })

  it('keeps what another person changed meanwhile', () => {
    const edits = findEdits(saved, { ...saved, slimLimit: 3 }, names)
    expect(applyEdits({ ...saved, title: 'New name' }, edits)).toEqual({
      title: 'New name',
      slimLimit: 3,
      blockedCountries: ['US'],
    })
  })
})
