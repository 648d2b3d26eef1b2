import { type Frame, timeline } from '@fairground/rules/playout/timeline'
import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import { PlayoutFrame } from './game-results.ts'

const ajv = new Ajv({ strict: true, allowUnionTypes: true })

describe('the play-out on the wire', () => {
  it('has the same type and schema as the play-out of the rules', () => {
    const wireFrames: PlayoutFrame[] = timeline([{ numbers: [4, 8, 15], second: [2] }], 1_790_000_000_000)
    const ruleFrames: readonly Frame[] = wireFrames
    for (const frame of ruleFrames) expect(ajv.validate(PlayoutFrame, frame), ajv.errorsText()).toBe(true)
  })
})
