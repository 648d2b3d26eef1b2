import { drawFileFromText } from '@fairground/fair/record/draw-file'
import type { GameKind } from '@fairground/fair/games/games'
import { sampleFile, type SampleDraw } from '@fairground/fair/record/sample-record.test-support'
import { type StepId, verifyDraw } from '@fairground/fair/verify'
import { expect, it } from 'vitest'
import { type Cheating, cheatings } from './cheating.ts'
import { Choices } from './choices.ts'
import { type RandomDraw, randomDraw, getSeed } from './random-draw.ts'
import { gameKinds } from './random-terms.ts'
import { secondVerdicts } from './second-verifier.ts'
import { type Tampering, tamperings } from './tampering.ts'
import { outcomeTamperings } from './tampering-outcome.ts'

/** The full run uses 10,000 records. */
const records = Number(process.env['TAMPERED_RECORDS'] ?? 300)
/** The number of tampered records per honest draw. */
const perDraw = 25
const beaconsChecked = records > 1000 ? 20 : 2
const longest = 7_200_000

interface Tampered {
  name: string
  step: StepId
  text: string
}

const toText = (draw: SampleDraw) => [...sampleFile(draw).lines(), ''].join('\n')
const edits = [...tamperings, ...outcomeTamperings]

/** An edit needs no keys; a cheating needs all keys. */
type Method = { edit?: Tampering; cheating?: Cheating }
const methods: Method[] = [...edits.map(edit => ({ edit })), ...cheatings.map(cheating => ({ cheating }))]
const queue: Method[] = []

/** Applies the method; undefined if it does not apply to this draw. */
function tamper({ edit, cheating }: Method, plain: RandomDraw, honest: SampleDraw, choices: Choices) {
  const cheat = cheating?.cheat(honest, getSeed(plain))
  if (cheating && cheat) return { ...cheating, text: toText(randomDraw({ ...plain, cheat })) }
  const copy = structuredClone(honest)
  return edit?.change(copy, choices) ? { ...edit, text: toText(copy) } : undefined
}

/** Applies the methods in turn; those that do not apply to this draw come first for the next one. */
function tamperedFrom(kind: GameKind, number: number, count: number): Tampered[] {
  const plain = { kind, number, minTickets: 10 }
  const honest = randomDraw(plain)
  const choices = new Choices(number * gameKinds.length + gameKinds.indexOf(kind))
  const made: Tampered[] = []
  const unsuited: Method[] = []
  while (made.length < count) {
    if (queue.length === 0) queue.push(...methods)
    const method = queue.shift()!
    const file = tamper(method, plain, honest, choices)
    if (file) made.push(file)
    else unsuited.push(method)
  }
  queue.unshift(...unsuited)
  return made
}

it(`both verifiers reject ${records} tampered records at the right step`, { timeout: longest }, () => {
  const wrong: string[] = []
  const tally = (of: readonly Tampered[], found: readonly (string | undefined)[]) =>
    of.forEach(({ name, step }, i) => {
      if (found[i] !== step) wrong.push(`${name}: ${found[i]} instead of ${step}`)
    })
  const used = new Set<string>()
  let done = 0
  let beacons = 0
  for (let number = 0; done < records; number += 1) {
    for (const kind of gameKinds) {
      const made = tamperedFrom(kind, number, Math.min(perDraw, records - done))
      done += made.length
      for (const { name } of made) used.add(name)
      tally(
        made,
        made.map(({ text }) => verifyDraw(drawFileFromText(text)).failed?.id),
      )
      const plain = made.filter(({ step }) => step !== 'beacon')
      tally(plain, secondVerdicts(plain.map(({ text }) => text)))
      const sample = made.filter(({ step }) => step === 'beacon').slice(0, beacons < beaconsChecked ? 1 : 0)
      beacons += sample.length
      tally(
        sample,
        secondVerdicts(
          sample.map(({ text }) => text),
          '--beacon',
        ),
      )
    }
  }
  expect(wrong).toEqual([])
  expect([done, beacons]).toEqual([records, beaconsChecked])
  expect([...edits, ...cheatings].filter(({ name }) => !used.has(name))).toEqual([])
})
