import { type Frame, timeline } from '@fairground/rules/playout/timeline'
import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import { PlayoutFrame } from './game-results.ts'

const ajv = new Ajv({ strict: true, allowUnionTypes: true })

describe('the play-out on the wire', () => {
  it('is the play-out of the rules, unchanged in either direction', () => {
    const shown: PlayoutFrame[] = timeline([{ numbers: [4, 8, 15], second: [2] }], 1_790_000_000_000)
    const played: readonly Frame[] = shown
    for (const frame of played) expect(ajv.validate(PlayoutFrame, frame), ajv.errorsText()).toBe(true)
  })
})
