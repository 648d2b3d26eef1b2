import { Compile } from 'typebox/compile'
import { expect, it } from 'vitest'
import { JoinCode } from './plays/play.ts'
import { Time } from './values.ts'

it('ends the times with the last date', () => {
  const time = Compile(Time)
  expect(time.Check(8.64e15)).toBe(true)
  expect(new Date(8.64e15).getTime()).toBe(8.64e15)
  expect(time.Check(8.64e15 + 1)).toBe(false)
})

it.each(['\u0000', '\ud800', 'AB\nCD', 'é'])('refuses %j as the code of a join', code => {
  expect(Compile(JoinCode).Check(code)).toBe(false)
})
