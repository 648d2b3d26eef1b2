import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { machinePlace } from '@fairground/scripts/deployment/place.ts'
import { writeDeployment } from '@fairground/scripts/deployment/write-deployment.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type DeployedService,
  findStartProblems,
  movePaths,
  readEnvFile,
  toServiceName,
} from './deployed-service.ts'
import { findKnownSettings, findUnknownSettings, root } from './known-settings.ts'

const home = mkdtempSync(join(tmpdir(), 'fairground-systemd-'))
const folder = join(home, 'deployment')
const units = join(root, 'deploy', 'systemd')
const files = globSync('fairground-*.service', { cwd: units }).toSorted()
const hardening = readFileSync(join(units, 'fairground-.service.d', 'hardening.conf'), 'utf8')

beforeAll(() => {
  writeDeployment({ folder, place: machinePlace, operators: [1], beaconUrls: ['https://api.drand.sh'] })
})
afterAll(() => rmSync(home, { recursive: true }))

const readUnit = (name: string): DeployedService => {
  const text = readFileSync(join(units, `fairground-${name}.service`), 'utf8')
  const pairs = [...`${hardening}\n${text}`.matchAll(/^Environment=(.*)$/gm)].flatMap(([, line]) =>
    line!.split(' '),
  )
  const own = Object.fromEntries(pairs.map(pair => pair.split(/=(.*)/s).slice(0, 2) as [string, string]))
  const generated = [...text.matchAll(/^EnvironmentFile=\/srv\/fairground\/(.*)$/gm)].map(([, file]) =>
    readEnvFile(join(folder, file!)),
  )
  const environment = Object.assign({}, ...generated, own) as Record<string, string>
  return {
    name,
    service: toServiceName(name),
    environment: movePaths(environment, '/srv/fairground', folder),
  }
}

describe('the units of systemd', () => {
  it('are one for each service, each with a user of its own', () => {
    const names = files.map(file => basename(file, '.service').slice('fairground-'.length))
    expect(names).toEqual(['console', 'control', 'gateway', 'lane', 'migrate', 'signer', 'worker'])
    const users = files.map(file => /^User=(.*)$/m.exec(readFileSync(join(units, file), 'utf8'))?.[1])
    expect(new Set(users).size).toBe(files.length)
    const known = readFileSync(join(units, 'fairground.sysusers'), 'utf8')
    expect(users.filter(user => !known.includes(`u ${user} `))).toEqual([])
  })

  it.each(['migrate', 'signer', 'lane', 'worker', 'gateway'])('%s has only settings that are read', name => {
    expect(findUnknownSettings(readUnit(name).environment, findKnownSettings())).toEqual([])
  })

  it.each(['signer', 'lane', 'worker', 'gateway'])('%s would start in production mode', name => {
    expect(findStartProblems(readUnit(name))).toEqual([])
  })

  it('the console has only settings that are read', () => {
    expect(findUnknownSettings(readUnit('console').environment, findKnownSettings())).toEqual([])
    expect(findStartProblems(readUnit('console'))).toEqual([])
  })

  it('pass systemd-analyze verify, which finds a planted fault', ({ skip }) => {
    const copy = join(home, 'units')
    cpSync(units, copy, { recursive: true })
    for (const file of files) {
      // The programs are not installed here.
      const text = readFileSync(join(copy, file), 'utf8').replaceAll(
        /^ExecStart=\S+/gm,
        `ExecStart=${process.execPath}`,
      )
      writeFileSync(join(copy, file), text.replace('WorkingDirectory=/opt/fairground', ''))
    }
    const verify = () =>
      spawnSync(
        'systemd-analyze',
        ['verify', '--man=no', '--recursive-errors=no', ...files.map(file => join(copy, file))],
        {
          encoding: 'utf8',
        },
      )
    const first = verify()
    if (first.error) skip('systemd-analyze is not installed')
    expect([first.stderr, first.status]).toEqual(['', 0])
    const lane = join(copy, 'fairground-lane.service')
    writeFileSync(lane, readFileSync(lane, 'utf8').replace('RestartSec=2', 'RestartSecs=2'))
    expect(verify().stderr).toContain('RestartSecs')
  })
})
