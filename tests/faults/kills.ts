import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Stack } from '@fairground/testkit/stack/stack'
import { asOwner } from '#support/as-owner.ts'

export const killTargets = [
  'postgres',
  'backend killed',
  'backend ended',
  'nats',
  'gateway',
  'lane',
  'worker',
  'signer',
] as const
export type KillTarget = (typeof killTargets)[number]

/** Targets that measure the recovery of the database. */
export const databaseTargets: ReadonlySet<KillTarget> = new Set([
  'postgres',
  'backend killed',
  'backend ended',
])

/** Kills one process of the stack with SIGKILL, or ends one connection of the lane. */
export const killOne = async (stack: Stack, target: KillTarget, coin: number): Promise<void> => {
  const { processes, standbys } = stack
  switch (target) {
    case 'backend killed': {
      const pid = await laneBackend(stack, 'pid AS pid')
      if (pid !== undefined) process.kill(pid, 'SIGKILL')
      return
    }
    case 'backend ended':
      await laneBackend(stack, 'CASE WHEN pg_terminate_backend(pid) THEN pid END AS pid')
      return
    case 'lane':
      return (standbys && holder(stack) === 'lane-standby' ? standbys.lane : processes.lane).kill()
    case 'gateway':
      return (standbys && coin === 1 ? standbys.gateway : processes.gateway).kill()
    case 'postgres':
    case 'nats':
    case 'worker':
    case 'signer':
      return processes[target].kill()
  }
}

/** The most recently used connection of the lane. */
const laneBackend = (stack: Stack, what: string): Promise<number | undefined> =>
  asOwner(stack.ownerUrl, async client => {
    const { rows } = await client.query<{ pid: number | null }>(
      `SELECT ${what} FROM (SELECT pid FROM pg_stat_activity WHERE application_name = 'lane'
        ORDER BY state_change DESC LIMIT 1) AS last`,
    )
    return rows[0]?.pid ?? undefined
  })

/** Finds the lane that took the lease last from the logs of both. */
const holder = ({ folder }: Stack): 'lane' | 'lane-standby' =>
  takenAt(folder, 'lane-standby') > takenAt(folder, 'lane') ? 'lane-standby' : 'lane'

const takenAt = (folder: string, name: string): number => {
  const file = join(folder, `${name}.log`)
  const taken = existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .findLast(line => line.includes('"lane taken"'))
    : undefined
  return taken === undefined ? 0 : (JSON.parse(taken) as { time: number }).time
}
