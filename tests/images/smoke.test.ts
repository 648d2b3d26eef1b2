import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { type BuiltImage, builtImagesFile } from '@fairground/scripts/images/build-images.ts'
import { buyThroughApi } from '@fairground/testkit/demo/buy-through-api'
import { logInThroughApi } from '@fairground/testkit/demo/log-in-through-api'
import { getDemoHost } from '@fairground/testkit/demo/world'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ImageWorld, startImageWorld } from './image-world.ts'

const images = JSON.parse(readFileSync(builtImagesFile, 'utf8')) as BuiltImage[]
const hasControl = images.some(({ target }) => target === 'control')
let world: ImageWorld

beforeAll(async () => {
  world = await startImageWorld(hasControl)
})
afterAll(() => world?.stop())

it('sells a ticket through the gateway', async () => {
  const { member, port } = world
  const player = await logInThroughApi(port, member, 'alice')
  expect(await buyThroughApi(player, member.games[0]!.id)).toBeGreaterThan(0)
})

it('serves the built site of the operator', async () => {
  const page = await getPage(world.port, getDemoHost(world.member))
  expect(page).toContain('<script type="module"')
  expect(page).toContain(world.member.name)
})

it('runs every program as its own user, never as root', () => {
  const users = [...world.services].map(([name, { container }]) => [name, container.getUser()])
  expect(Object.fromEntries(users)).toEqual({ signer: 10_002, lane: 10_001, worker: 10_001, gateway: 10_001 })
})

it('writes nothing outside of its volumes, so the root can be read-only', () => {
  const written = [...world.services.values()].flatMap(({ container }) => container.findWrittenFiles())
  expect(written).toEqual([])
})

it('names its release at the admin port, and its health check agrees', async () => {
  for (const { adminUrl, container } of world.services.values()) {
    const version = (await (await fetch(`${adminUrl}/version`)).json()) as { commit: string }
    expect(version.commit).toMatch(/^[0-9a-f]{40}$/)
    expect(await container.isHealthy()).toBe(true)
  }
})

it.runIf(hasControl)('runs the control system as its own user', async () => {
  expect(world.control?.getUser()).toBe(10_003)
})

/** fetch does not send another Host header than that of its address. */
const getPage = (port: number, host: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const headers = { host, accept: 'text/html' }
    const sent = request({ host: '127.0.0.1', port, path: '/', headers }, response => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => (text += part))
      response.on('end', () => resolve(text))
    })
    sent.once('error', reject).end()
  })
