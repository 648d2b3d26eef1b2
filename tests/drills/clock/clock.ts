import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { asOwner } from '#support/as-owner.ts'
import { pause } from '#support/pause.ts'
import type { Sale } from '#faults/open-sale.ts'
import type { Drill, DrillResult } from '../drill.ts'
import { disturbSale } from '../support/disturb-sale.ts'

const libraries = ['x86_64', 'aarch64'].map(
  machine => `/usr/lib/${machine}-linux-gnu/faketime/libfaketimeMT.so.1`,
)
const processes = ['lane', 'gateway', 'worker', 'signer'] as const
const offsets = { '+1 h': '+3600', '-1 h': '-3600', '+30 d': '+2592000' } as const
const now = '+0'

interface Jump {
  readonly process: (typeof processes)[number]
  readonly offset: keyof typeof offsets
}

const all: readonly Jump[] = processes.flatMap(process =>
  (Object.keys(offsets) as (keyof typeof offsets)[]).map(offset => ({ process, offset })),
)
const few: readonly Jump[] = [
  { process: 'lane', offset: '+1 h' },
  { process: 'gateway', offset: '-1 h' },
  { process: 'worker', offset: '+30 d' },
]
/** The library reads its file once a second. */
const noticeMs = 1500

export const clock: Drill = {
  proves:
    'clocks of services jump by an hour and by 30 days under purchases and draws: the database clock decides, nothing is sold late, lost or doubled',
  async run(options) {
    const library = libraries.find(each => existsSync(each))
    if (library === undefined)
      return { figures: [], problems: [], skipped: 'the Debian package faketime is not installed' }
    const { folder, isShort, minutes, only, say } = options
    const jumps = (isShort ? few : all).filter(({ process }) => only === undefined || process === only)
    const holdMs = minutes === undefined ? (isShort ? 5000 : 20_000) : (minutes * 60_000) / jumps.length
    const toFile = (name: string): string => join(folder, `clock-${name}`)
    return disturbSale(options, {
      stack: {
        standbys: true,
        patienceMs: jumps.length * (holdMs + 10_000) + 300_000,
        launch(name) {
          if (!(processes as readonly string[]).includes(name)) return {}
          if (!existsSync(toFile(name))) writeFileSync(toFile(name), now)
          return {
            environment: {
              LD_PRELOAD: library,
              FAKETIME_TIMESTAMP_FILE: toFile(name),
              FAKETIME_CACHE_DURATION: '1',
              // Timers count a clock that no administrator can set.
              FAKETIME_DONT_FAKE_MONOTONIC: '1',
            },
          }
        },
      },
      perSecond: 40,
      async disturb({ stack }, recovery) {
        await pause(3000)
        const figures: string[] = []
        for (const { process, offset } of jumps) {
          say(`the clock of the ${process} jumps by ${offset}`)
          const from = performance.now()
          writeFileSync(toFile(process), offsets[offset])
          await pause(noticeMs + holdMs)
          const to = performance.now()
          writeFileSync(toFile(process), now)
          await pause(noticeMs)
          figures.push(
            `${process.padEnd(8)} ${offset.padEnd(6)} ${recovery.countBetween(from, to)} purchases in ${((to - from) / 1000).toFixed(0)} s, ${stack.processes[process].restarts()} restarts`,
          )
        }
        const backAt = performance.now()
        while (recovery.secondsAfter(backAt) === Infinity && performance.now() - backAt < 120_000)
          await pause(100)
        return {
          figures: [
            ...figures,
            `first purchase with right clocks after ${recovery.secondsAfter(backAt).toFixed(1)} s`,
          ],
          problems: recovery.secondsAfter(backAt) === Infinity ? ['the sale did not recover'] : [],
        }
      },
      inspect: findLateSales,
    })
  },
}

/** By the clock of the database, which wrote both times. */
const findLateSales = async ({ stack }: Sale): Promise<DrillResult> => {
  const { rows } = await asOwner(stack.ownerUrl, client =>
    client.query<{ line: string }>(
      `SELECT 'ticket ' || t.instance_id || '/' || t.seq || ' was sold at ' || j.created_at || ', the sale ended at ' || i.reg_end AS line
         FROM ticket t
         JOIN journal j ON j.member_id = t.member_id AND j.id = t.journal_id
         JOIN game_instance i ON i.member_id = t.member_id AND i.id = t.instance_id
        WHERE j.created_at > i.reg_end`,
    ),
  )
  return {
    figures: [`${rows.length} tickets sold after the end of their sale`],
    problems: rows.map(({ line }) => line),
  }
}
