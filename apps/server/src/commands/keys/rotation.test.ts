import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { TestPlayer } from '@fairground/testkit/server/test-server'
import { until } from '@fairground/testkit/server/until'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { afterAll, expect, it } from 'vitest'
import { runCommand } from '../run-command.test-support.ts'
import { startSelling } from '../selling.test-support.ts'

/** Each player may hold a limited number of plays. */
const buyers = 30
const server = useTestServer({ crowd: buyers })
const usernames = ['rowan', 'alice', 'bob'] as const

afterAll(async () => {
  expect(await server().audit()).toEqual([])
})

const keys = (...args: string[]) =>
  runCommand(['keys', ...args], {
    FAIRGROUND_KEY_FOLDER: join(server().folder, 'keys'),
    FAIRGROUND_DATABASE_URL: server().databaseUrl,
    FAIRGROUND_OWNER_URL: server().databaseUrl.replace('fairground_app', 'fairground_owner'),
  })

/** Reads personal data, which only the player's key opens. */
const readName = async (player: TestPlayer) => (await player.call('loginCheck', {})).player.details.firstName

/** The versions of the keys with which messages to the lanes were signed. */
const watchLaneVersions = () => {
  const seen = new Set<number>()
  server().broker.subscribe('lane.*.play', ({ data }) => seen.add(Buffer.from(data).readUInt32BE(1)))
  return seen
}

const keyFiles = [
  'vault.key',
  'lane-play.key',
  'lane-cashier.key',
  'lane-operator.key',
  'lane-seed.key',
] as const

/** Changes the time from which the newest version is used, so that the test does not wait for it. */
const setUsedFrom = (time: number) => {
  for (const name of keyFiles) {
    const file = join(server().folder, 'keys', name)
    writeFileSync(file, readFileSync(file, 'utf8').replace(/\S+Z$/m, new Date(time).toISOString()))
  }
}

it('rotates the vault key and the lane keys while tickets are sold', { timeout: 300_000 }, async () => {
  const players = await Promise.all(usernames.map(name => server().login(name)))
  const versions = watchLaneVersions()
  const selling = await startSelling(server(), buyers)
  const sellMore = async () => {
    const before = selling.count()
    await until('more sales', () => selling.count() > before + 5, 60_000)
  }
  const expectReadable = async () => {
    expect(await Promise.all(players.map(readName))).toEqual(['Rowan', 'Alice', 'Bob'])
    await sellMore()
  }
  await expectReadable()

  for (const name of ['vault', 'lane'])
    expect(await keys('rotate', name, '--after=3600')).toMatchObject({ code: 0, errors: '' })
  expect((await keys('reseal')).errors).toMatch(/^Version 2 is used from .* Run the command after that time/)
  expect(versions).toEqual(new Set([1]))
  setUsedFrom(Date.now() + 3000)
  await until('messages of the new version', () => versions.has(2), 60_000)
  expect(versions).toEqual(new Set([1, 2]))
  await expectReadable()

  setUsedFrom(Date.now())
  const inUse = await keys('retire', 'vault', '1')
  expect([inUse.code, inUse.errors]).toEqual([
    1,
    expect.stringContaining('version 1 is in use, or was until 90 seconds ago'),
  ])
  setUsedFrom(Date.now() - 600_000)
  const sealed = await keys('retire', 'vault', '1')
  expect([sealed.code, sealed.errors]).toEqual([
    1,
    expect.stringMatching(/^Version 1 has sealed values: player_key \d+/),
  ])

  const resealed = await keys('reseal', '--batch=2')
  expect([resealed.code, resealed.out]).toEqual([
    0,
    expect.stringMatching(/north player_key 2\n[^]*values sealed with version 2/),
  ])
  await expectReadable()
  expect((await keys('list')).out).toMatch(/vault\.key: version 1, [0-9a-f]{16}, values: none\n/)

  for (const name of ['vault', 'lane'])
    expect(await keys('retire', name, '1')).toMatchObject({ code: 0, errors: '' })
  // Every service has read its files again.
  await sleep(1500)
  versions.clear()
  await expectReadable()
  expect(versions).toEqual(new Set([2]))
  const later = await server().login('alice')
  expect(await readName(later)).toBe('Alice')

  const { sold, refused } = await selling.stop()
  expect(refused).toEqual([])
  const [{ tickets } = { tickets: 0 }] = await server().sql<{ tickets: number }>(
    `SELECT count(*)::int AS tickets FROM ticket`,
  )
  expect(tickets).toBe(sold)
})

it('refuses to remove the newest version and an unknown one', { timeout: 60_000 }, async () => {
  expect((await keys('retire', 'vault', '2')).errors).toContain('version 2 is in use')
  expect((await keys('retire', 'lane', '7')).errors).toContain('There is no version 7')
  expect((await keys('retire', 'signer', '1')).code).toBe(2)
})
