import { fileOfText } from '@fairground/fair/draw-file'
import type { GameKind } from '@fairground/fair/games/games'
import { sampleFile, type SampleDraw } from '@fairground/fair/sample-record.test-support'
import { type StepId, verifyDraw } from '@fairground/fair/verify'
import { expect, it } from 'vitest'
import { type Cheating, cheatings } from './cheating.ts'
import { Choices } from './choices.ts'
import { type RandomDraw, randomDraw, seedOf } from './random-draw.ts'
import { gameKinds } from './random-terms.ts'
import { secondVerdicts } from './second-verifier.ts'
import { type Tampering, tamperings } from './tampering.ts'
import { outcomeTamperings } from './tampering-outcome.ts'

/** The project asks for 10,000. */
const records = Number(process.env['TAMPERED_RECORDS'] ?? 300)
/** So many are made from one honest draw. */
const perDraw = 25
const beaconsChecked = records > 1000 ? 20 : 2
const longest = 7_200_000

interface Tampered {
  name: string
  step: StepId
  text: string
}

const textOf = (draw: SampleDraw) => [...sampleFile(draw).lines(), ''].join('\n')
const edits = [...tamperings, ...outcomeTamperings]

/** Without the keys, and with them. */
type Way = { edit?: Tampering; cheating?: Cheating }
const ways: Way[] = [...edits.map(edit => ({ edit })), ...cheatings.map(cheating => ({ cheating }))]
const queue: Way[] = []

/** The file changed in this way; undefined if this draw leaves no room for it. */
function tamper({ edit, cheating }: Way, plain: RandomDraw, honest: SampleDraw, choices: Choices) {
  const cheat = cheating?.cheat(honest, seedOf(plain))
  if (cheating && cheat) return { ...cheating, text: textOf(randomDraw({ ...plain, cheat })) }
  const copy = structuredClone(honest)
  return edit?.change(copy, choices) ? { ...edit, text: textOf(copy) } : undefined
}

/** Takes the ways in turn; what does not suit this draw is the first for the next one. */
function tamperedFrom(kind: GameKind, number: number, count: number): Tampered[] {
  const plain = { kind, number, fewestTickets: 10 }
  const honest = randomDraw(plain)
  const choices = new Choices(number * gameKinds.length + gameKinds.indexOf(kind))
  const made: Tampered[] = []
  const unsuited: Way[] = []
  while (made.length < count) {
    if (queue.length === 0) queue.push(...ways)
    const way = queue.shift()!
    const file = tamper(way, plain, honest, choices)
    if (file) made.push(file)
    else unsuited.push(way)
  }
  queue.unshift(...unsuited)
  return made
}

it(`${records} tampered records are refused at the right step by two verifiers`, { timeout: longest }, () => {
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
        made.map(({ text }) => verifyDraw(fileOfText(text)).failed?.id),
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
