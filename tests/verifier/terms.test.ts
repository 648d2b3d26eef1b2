import { readTerms } from '@fairground/fair/games/games'
import { expect, it } from 'vitest'
import { changeTerms } from './change-terms.ts'
import { Choices } from './choices.ts'
import { gameKinds, randomTerms } from './random-terms.ts'
import { runPython } from './second-verifier.ts'

const runs = Number(process.env['PROPERTY_RUNS'] ?? 300)

it.each(gameKinds)('both verifiers accept and reject the same prize tables of a %s', kind => {
  const made = Array.from({ length: runs }, (_, number) => {
    const choices = new Choices(number * gameKinds.length + gameKinds.indexOf(kind))
    return changeTerms(randomTerms(kind, choices).terms, choices)
  })
  const isValid = made.map(({ rules, prizeTable }) => !('problem' in readTerms(rules, prizeTable)))
  const verdicts = runPython('terms.py', made)
  const different = made.flatMap((terms, i) =>
    (verdicts[i] === 'VALID') === isValid[i] ? [] : [{ terms, verdict: verdicts[i] }],
  )
  expect([different.slice(0, 3), verdicts.length]).toEqual([[], runs])
  expect(isValid.filter(Boolean).length).toBeGreaterThan(runs / 5)
  expect(isValid.filter(each => !each).length).toBeGreaterThan(runs / 5)
})
