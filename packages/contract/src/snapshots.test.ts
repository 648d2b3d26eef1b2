import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import { snapshots } from './snapshots.ts'
import { topicKinds } from './topics.ts'

const ajv = new Ajv({ strict: true, allowUnionTypes: true })

describe('snapshots', () => {
  it.each(topicKinds)('of a %s topic have a schema that compiles', kind => {
    expect(() => ajv.compile(snapshots[kind])).not.toThrow()
  })
})
