import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { Choices } from '#verifier/choices.ts'
import { startControl } from '@fairground/testkit/services/control'
import { runControl } from '@fairground/testkit/services/control-files'
import { beaconChain, member, operators, SampleLane } from './sample-platform.ts'
import { makeSale, makeTickets } from './sample-sale.ts'

const kills = Number(process.env['CONTROL_KILLS'] ?? 3)
const batchesPerRequest = 4
const ticketsPerBatch = 100

it(`keeps exact books when it is killed ${kills} times during batches`, async () => {
  const control = await startControl({ beacon: { relays: [], chain: beaconChain }, operators })
  const [lane, sale, choices] = [new SampleLane(), makeSale('killed'), new Choices(kills)]
  const batches = Array.from({ length: (kills + 1) * batchesPerRequest }, () =>
    lane.sell(sale, makeTickets(ticketsPerBatch)),
  )
  const send = (from: number) => {
    const next = batches.slice(from, from + batchesPerRequest)
    return control.post('/batches', { member, batches: next })
  }
  expect(await control.post('/terms', sale.termsRequest)).toMatchObject({ status: 200 })
  const getNewest = async () =>
    ((await control.getStatus()) as { members: Record<string, { n: number | null }> }).members[member]!.n ?? 0
  for (let killed = 0; killed < kills; killed += 1) {
    const newest = await getNewest()
    const answered = send(newest).then(
      ({ status }) => status,
      () => undefined,
    )
    await wait(choices.between(0, 60))
    await control.kill()
    await control.restart()
    const kept = await getNewest()
    // A request is taken over completely or not at all, and an accepted one is never lost.
    expect([newest, newest + batchesPerRequest]).toContain(kept)
    if ((await answered) === 200) expect(kept).toBe(newest + batchesPerRequest)
  }
  for (let newest = await getNewest(); newest < batches.length; newest += batchesPerRequest)
    expect(await send(newest)).toMatchObject({ status: 200 })
  expect(await control.post('/balance', sale.balance)).toMatchObject({ status: 200 })

  const { instance, pool, root } = sale.balance
  const totals = join(control.folder, 'totals')
  const audit = (given: object) => {
    writeFileSync(totals, JSON.stringify({ member, instance, pool, root, size: sale.lines.length, ...given }))
    return runControl('audit', '--config', join(control.folder, 'control.json'), '--totals', totals)
  }
  expect(audit({}).status).toBe(0)
  const different = audit({ pool: '1' })
  expect(different.status).toBe(1)
  expect(JSON.parse(different.stdout)).toMatchObject({ different: ['pool'], ours: { pool } })
  await control.stop()
})

it('refuses to listen outside the machine or without its key', () => {
  const folder = process.env['TMPDIR'] ?? '/tmp'
  const config = join(folder, `control-${process.pid}.json`)
  const write = (listen: string) =>
    writeFileSync(
      config,
      JSON.stringify({ listen, data: 'nothing', tokenFile: 'none', beacon: { relays: [] }, operators }),
    )
  write('0.0.0.0:4600')
  expect(runControl('serve', '--config', config)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('loopback') as string,
  })
  write('127.0.0.1:0')
  expect(runControl('serve', '--config', config)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('no key') as string,
  })
})
