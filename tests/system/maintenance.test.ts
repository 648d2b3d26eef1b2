import type { Transport } from '@fairground/client/transport'
import { lobbyTopic } from '@fairground/contract/topics'
import { runStaffCommand } from '@fairground/server/staff/commands.test-support'
import { findOpenGame, joinRequest } from '@fairground/testkit/server/play'
import { until } from '@fairground/testkit/server/until'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { describe, expect, it } from 'vitest'

/** A run by hand uses 1000. */
const viewers = Number(process.env['FAIRGROUND_TEST_VIEWERS'] ?? '200')
const server = useTestServer()

const run = (line: string, more?: readonly string[]) => runStaffCommand(server(), line, more)

interface Viewer {
  readonly channel: Transport
  /** Whether the viewer sees the site in maintenance. Undefined before the first snapshot. */
  on: boolean | undefined
  message: string | undefined
  viewers: number | undefined
}

/** A browser that follows the lobby like the site. */
const startViewer = (code: 'north' | 'south' = 'north'): Viewer => {
  const channel = server().channel(code)
  const viewer: Viewer = { channel, on: undefined, message: undefined, viewers: undefined }
  channel.subscribe(lobbyTopic(server().member(code).id), {
    onSnapshot: state => {
      viewer.on = state.MAINTENANCE_ENABLED === 'true'
      viewer.message = state.platformMessage?.message ?? ''
    },
    onEvents: events => {
      for (const [name, payload] of events) {
        if (name === 'gameMaintenance') {
          viewer.on = payload.MAINTENANCE_ENABLED === 'true'
          viewer.viewers = payload.viewers
        }
        if (name === 'globalMessage') viewer.message = payload.message
      }
    },
  })
  channel.open()
  return viewer
}

const batch = 50

const startViewers = async (count: number): Promise<Viewer[]> => {
  const all: Viewer[] = []
  while (all.length < count) {
    all.push(...Array.from({ length: Math.min(batch, count - all.length) }, () => startViewer()))
    await until('the viewers are connected', () => all.every(({ on }) => on !== undefined), 60_000)
  }
  return all
}

const everyone = (all: readonly Viewer[], on: boolean) =>
  until(`all viewers see maintenance ${on}`, () => all.every(viewer => viewer.on === on), 60_000)

describe('maintenance', () => {
  it(`reaches all of ${viewers} viewers, also those that connect in between and those that reconnect`, {
    timeout: 240_000,
  }, async () => {
    const part = Math.floor(viewers / 4)
    const watching = await startViewers(viewers - 2 * part)
    const away = await startViewers(part)
    const other = startViewer('south')
    await until('the other operator', () => other.on !== undefined)
    for (const { channel } of away) channel.close()
    const late = (async () => {
      const all: Viewer[] = []
      for (let i = 0; i < part; i++) {
        all.push(startViewer())
        await new Promise(resolve => setImmediate(resolve))
      }
      return all
    })()
    expect(await run('maintenance on --text "New machine"')).toMatchObject({ code: 0 })
    const between = await late
    for (const { channel } of away) channel.open()
    const all = [...watching, ...between, ...away]
    await everyone(all, true)
    expect(watching.every(viewer => (viewer.viewers ?? 0) >= watching.length)).toBe(true)
    // A quarter loses the connection exactly while the maintenance ends.
    for (const { channel } of between) channel.close()
    expect(await run('maintenance off')).toMatchObject({ code: 0, text: 'maintenance: over' })
    for (const { channel } of between) channel.open()
    const latest = await startViewers(3)
    await everyone([...all, ...latest], false)
    expect(other.on).toBe(false)
    for (const { channel } of [...all, ...latest, other]) channel.close()
  })

  it('rejects plays of every player until it ends', async () => {
    const rowan = await server().login('rowan')
    const game = await findOpenGame(rowan, 11)
    await run('maintenance on --text "Back soon"')
    const request = () => joinRequest(game, [[1, 2, 3]])
    expect(await rowan.call('joinGame', request())).toMatchObject({ exitCode: 234 })
    await run('maintenance off')
    expect(await rowan.call('joinGame', request())).toMatchObject({ exitCode: 0 })
    expect(await server().audit()).toEqual([])
  })

  it('starts and ends by itself at the planned times', async () => {
    const viewer = startViewer()
    await until('connected', () => viewer.on !== undefined)
    const times = [1, 2].map(days => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 16))
    const line = `maintenance on --text "Planned" --from ${times[0]}Z --until ${times[1]}Z`
    expect(await run(line)).toMatchObject({ text: expect.stringMatching(/^maintenance \d+: planned/) })
    expect(viewer.on).toBe(false)
    await server().sql(`UPDATE site_notice SET starts_at = now() - interval '1 s' WHERE status = 'planned'`)
    await until('it starts', () => viewer.on === true)
    await server().sql(`UPDATE site_notice SET ends_at = now() WHERE status = 'active'`)
    await until('it ends', () => viewer.on === false)
    expect(await run('notices list')).toMatchObject({ text: 'no active or planned notice' })
    viewer.channel.close()
  })

  it.each([
    ['maintenance on', '--text is missing'],
    ['maintenance on --text x --until tomorrow', '--until must be a time'],
    ['maintenance on --text x --until 2020-01-01T00:00Z', '--until must be in the future'],
    ['maintenance off', 'there is no maintenance'],
    ['message clear', 'there is no message'],
  ])('refuses "%s" and writes no audit entry', async (line, reason) => {
    const entries = () => server().sql('SELECT 1 FROM audit_entry WHERE member_id = 1')
    const before = await entries()
    expect(await run(line)).toMatchObject({ code: 2, text: expect.stringContaining(reason) })
    expect(await entries()).toHaveLength(before.length)
  })

  it('is recorded in the audit log with the text', async () => {
    await run('maintenance on --text "New machine"')
    await run('maintenance off')
    const rows = await server().sql<{ action: string; after: unknown }>(
      `SELECT actor, action, after FROM audit_entry WHERE member_id = 1 ORDER BY seq DESC LIMIT 2`,
    )
    expect(rows).toMatchObject([
      { actor: expect.stringMatching(/^staff/), action: 'end-maintenance' },
      {
        actor: expect.stringMatching(/^staff/),
        action: 'set-maintenance',
        after: { body: 'New machine', status: 'active' },
      },
    ])
    expect(await run('audit', [])).toMatchObject({ code: 0 })
  })
})

describe('the platform message', () => {
  it('is pushed and removed without maintenance', async () => {
    const viewer = startViewer()
    await until('connected', () => viewer.on !== undefined)
    await run('message set --title Tonight --text "A short pause"')
    await until('the message', () => viewer.message === 'A short pause')
    await run('message set --text "Another one"')
    await until('the next message', () => viewer.message === 'Another one')
    await run('message clear')
    await until('no message', () => viewer.message === '')
    expect(viewer.on).toBe(false)
    viewer.channel.close()
  })
})
