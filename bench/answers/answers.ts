import { defaultLanguage } from '@fairground/contract/constants'
import { runLoad } from '../load/load.ts'
import type { RepeatTask } from '../load/http-repeat.ts'
import type { Measured, Measurement, Settings } from '../measurement.ts'
import { interleaved } from '../rounds.ts'
import { addInstance, operator } from '../stage/rows.ts'
import { type BenchStack, openStack } from '../stage/stack.ts'
import { startFixed } from './start-fixed.ts'

const numbers = {
  requests: { preset: 10_000, about: 'requests in each round' },
  connections: { preset: 64, about: 'connections kept alive' },
  players: { preset: 2000, about: 'players who ask in turn' },
}

interface Question {
  readonly operation: string
  input(instanceId: number): unknown
}

const askedOf =
  (question: Question): Measurement['run'] =>
  async settings => {
    settings.say('starting a private stack')
    const stack = await openStack(settings.numbers.players!)
    try {
      return await measure(settings, stack, question)
    } finally {
      await stack.stop()
    }
  }

export const init: Measurement = {
  about: 'first answers to visitors a second, beside the same server with a fixed body',
  numbers,
  run: askedOf({
    operation: 'init',
    input: () => ({ filter: { memberId: operator.id, languageId: defaultLanguage } }),
  }),
}

export const lobby: Measurement = {
  about: 'game lobbies answered a second, beside the same server with a fixed body',
  numbers,
  run: askedOf({ operation: 'getGameLobby', input: gameInstanceId => ({ gameInstanceId }) }),
}

const measure = async (settings: Settings, stack: BenchStack, question: Question): Promise<Measured> => {
  const instanceId = await addInstance(stack.owner, 100_000)
  const body = JSON.stringify(question.input(instanceId))
  const path = `/api/${operator.id}/${question.operation}`
  const tokens = stack.players.map(({ token }) => token)
  const headers = { 'site-key': operator.siteKey }
  const answer = await fetch(`http://127.0.0.1:${stack.port}${path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body,
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${question.operation} was refused: ${text}`)
  const fixed = await startFixed(text)
  const rate = async (port: number, tokens: readonly string[]): Promise<number> => {
    const task: RepeatTask = {
      port,
      path,
      headers,
      tokens,
      body,
      connections: settings.numbers.connections!,
      requests: settings.numbers.requests!,
      begins: text.slice(0, 8),
    }
    const loaded = await runLoad('http-repeat', task)
    if (loaded.other > 0) throw new Error(`${loaded.other} other answers, such as ${loaded.sample}`)
    return loaded.good / loaded.seconds
  }
  try {
    const sides = {
      fixed: () => rate(fixed.port, []),
      visitor: () => rate(stack.port, []),
      player: () => rate(stack.port, tokens.slice(0, 1)),
      players: () => rate(stack.port, tokens),
    }
    settings.say('warming up')
    await interleaved(1, sides, () => undefined)
    const rates = await interleaved(settings.rounds, sides, settings.say)
    return {
      unit: 'requests/s',
      main: { name: `${question.operation} of a visitor`, ours: rates.visitor, bare: rates.fixed },
      more: [
        { name: `${question.operation} of a player`, ours: rates.player, bare: rates.fixed },
        { name: `${question.operation} of ${tokens.length} players`, ours: rates.players, bare: rates.fixed },
      ],
      notes: [`the body has ${text.length} bytes`],
    }
  } finally {
    await fixed.stop()
  }
}
