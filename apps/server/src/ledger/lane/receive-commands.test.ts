import { Writable } from 'node:stream'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { encode } from '#platform/broker/broker.ts'
import type { AnyCommand } from '#ledger/commands.ts'
import { requestExamples } from '#ledger/request-schemas/request-examples.test-support.ts'
import type { LaneReply } from './lane-reply.ts'
import { receiveCommands } from './receive-commands.ts'

/** Receives one message and returns what the lane, the sender and the log got. */
const receive = (bytes: Uint8Array, mayBeSent: (command: AnyCommand) => boolean = () => true) => {
  const lines: string[] = []
  const stream = new Writable({ write: (chunk, _, done) => done(void lines.push(String(chunk))) })
  const submitted: AnyCommand[] = []
  const responses: LaneReply<unknown>[][] = []
  receiveCommands(bytes, {
    lane: {
      submit: (command, reply) => {
        submitted.push(command)
        reply({ ok: submitted.length })
      },
    },
    mayBeSent,
    log: pino({ level: 'trace' }, stream),
    respond: replies => responses.push(replies),
  })
  return { submitted, responses, lines }
}

const good = { name: 'deposit', request: requestExamples.deposit }
const secret = 'a-secret-operation-key'
const bad = { name: 'deposit', request: { ...requestExamples.deposit, opKey: secret, more: secret } }

describe('receiveCommands', () => {
  it('submits good commands and logs nothing', () => {
    const { submitted, responses, lines } = receive(encode([good, good]))
    expect(submitted).toEqual([good, good])
    expect(responses).toEqual([[{ ok: 1 }, { ok: 2 }]])
    expect(lines).toEqual([])
  })

  it('refuses malformed commands in their place and logs their number, not their content', () => {
    const { submitted, responses, lines } = receive(encode([bad, good, bad]))
    expect(submitted).toEqual([good])
    expect(responses).toEqual([[{ refused: 'failed' }, { ok: 1 }, { refused: 'failed' }]])
    expect(lines.map(line => JSON.parse(line) as unknown)).toMatchObject([
      { level: 40, commands: 3, malformed: 2, msg: 'malformed commands refused' },
    ])
    expect(lines.join('')).not.toContain(secret)
  })

  it('refuses commands that the sender has no right to send', () => {
    const { submitted, responses } = receive(encode([good, good]), () => false)
    expect(submitted).toEqual([])
    expect(responses).toEqual([[{ refused: 'failed' }, { refused: 'failed' }]])
  })

  it('replies nothing to a message that is no list, and logs its size only', () => {
    const { submitted, responses, lines } = receive(encode({ secret }))
    expect([submitted, responses]).toEqual([[], []])
    expect(lines).toHaveLength(1)
    expect(lines.join('')).not.toContain(secret)
  })
})
