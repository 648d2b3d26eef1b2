import { expect, it } from 'vitest'
import { findTextProblem } from '#site-content/texts/text-rules.ts'
import { getNotificationTemplates } from './notification-templates.ts'

const english = getNotificationTemplates('en_US')

it('derives templates with placeholders from the shipped texts', () => {
  expect(Object.fromEntries(english)).toMatchObject({
    'notification:win.title': 'You won {{prize}}',
    'notification:win.text': '{{game}}. Your stake was {{staked}}.',
    'notification:result.drawPrize.text': '{{won}} back on {{staked}}.',
    'notification:gift.received.text': 'Inside: {{plays}} plays of {{game}}. Open it whenever you like.',
    'notification:gift.receivedOne.text': 'Inside: one play of {{game}}. Open it whenever you like.',
    'notification:drawReminder.text': expect.stringContaining('{{startAt}}'),
    'notification:saferPlay.break.text': expect.stringContaining('{{breakHours}} hours'),
  })
  expect([...english.values()].filter(text => /undefined|NaN|null|\[object/.test(text))).toEqual([])
})

it.each(['es_ES', 'fr_FR'])('has the same texts with the same placeholders in %s', language => {
  const translated = getNotificationTemplates(language)
  expect([...translated.keys()]).toEqual([...english.keys()])
  const problems = [...translated].map(([key, text]) => findTextProblem(text, english.get(key)!))
  expect(problems.filter(problem => problem !== undefined)).toEqual([])
})

it('has no templates of a language that the release does not contain', () => {
  expect(getNotificationTemplates('de_DE').size).toBe(0)
})
