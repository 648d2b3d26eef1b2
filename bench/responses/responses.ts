import { defaultLanguage } from '@fairground/contract/constants'
import { runLoad } from '../load/load.ts'
import type { RepeatTask } from '../load/http-repeat.ts'
import {
  defineMeasurement,
  type Measure,
  type Measured,
  type Measurement,
  type Settings,
} from '../measurement.ts'
import { interleaved } from '../interleaved.ts'
import { addInstance, operator } from '../stage/rows.ts'
import { type BenchStack, openStack } from '../stage/stack.ts'
import { startFixedServer } from './start-fixed-server.ts'

const numbers = {
  requests: { preset: 10_000, about: 'requests in each round' },
  connections: { preset: 64, about: 'keep-alive connections' },
  players: { preset: 2000, about: 'players who send requests in turn' },
}

type Numbers = keyof typeof numbers
type Measures = 'visitor' | 'player' | 'players'

const short = { rounds: 7, seconds: 1, numbers: { requests: 4000, connections: 64, players: 200 } }

const compareResponses = (call: string, targets: Partial<Record<Measures, number>>) => {
  const compare = (name: Measures, caller: string): Measure => ({
    about: `${call} of ${caller} / fixed body`,
    unit: 'requests/s',
    better: 'higher',
    // The same code had 0.5 and 1.3 within minutes, because each side runs for a second on a shared machine.
    tolerance: 0.35,
    ...(targets[name] === undefined ? {} : { target: targets[name] }),
  })
  return {
    visitor: compare('visitor', 'a visitor'),
    player: compare('player', 'one player'),
    players: compare('players', 'different players'),
  }
}

interface OperationCall {
  readonly operation: string
  input(instanceId: number): unknown
}

const measureCall =
  (call: OperationCall): Measurement<Numbers, Measures>['run'] =>
  async settings => {
    settings.say('starting a private stack')
    const stack = await openStack(settings.numbers.players)
    try {
      return await measure(settings, stack, call)
    } finally {
      await stack.stop()
    }
  }

export const init = defineMeasurement({
  about: 'init responses per second, compared with the same HTTP server and a fixed body',
  numbers,
  measures: compareResponses('init', { visitor: 0.7, player: 0.7, players: 0.5 }),
  short,
  run: measureCall({
    operation: 'init',
    input: () => ({ filter: { memberId: operator.id, languageId: defaultLanguage } }),
  }),
})

export const lobby = defineMeasurement({
  about: 'game lobby responses per second, compared with the same HTTP server and a fixed body',
  numbers,
  measures: compareResponses('getGameLobby', { visitor: 0.7, player: 0.7 }),
  short,
  run: measureCall({ operation: 'getGameLobby', input: gameInstanceId => ({ gameInstanceId }) }),
})

const measure = async (
  settings: Settings<Numbers>,
  stack: BenchStack,
  call: OperationCall,
): Promise<Measured<Measures>> => {
  const instanceId = await addInstance(stack.owner, 100_000)
  const body = JSON.stringify(call.input(instanceId))
  const path = `/api/${operator.id}/${call.operation}`
  const tokens = stack.players.map(({ token }) => token)
  const headers = { 'site-key': operator.siteKey }
  const answer = await fetch(`http://127.0.0.1:${stack.port}${path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body,
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${call.operation} was rejected: ${text}`)
  const fixed = await startFixedServer(text)
  const rate = async (port: number, tokens: readonly string[]): Promise<number> => {
    const task: RepeatTask = {
      port,
      path,
      headers,
      tokens,
      body,
      connections: settings.numbers.connections,
      requests: settings.numbers.requests,
      expectedPrefix: text.slice(0, 8),
    }
    const loaded = await runLoad('http-repeat', task)
    if (loaded.other > 0)
      throw new Error(`${loaded.other} unexpected responses, for example ${loaded.sample}`)
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
      measures: {
        visitor: { ours: rates.visitor, bare: rates.fixed },
        player: { ours: rates.player, bare: rates.fixed },
        players: { ours: rates.players, bare: rates.fixed },
      },
      notes: [`response body: ${text.length} bytes`],
    }
  } finally {
    await fixed.stop()
  }
}
