import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { composePlace } from '@fairground/scripts/deployment/place.ts'
import { writeDeployment } from '@fairground/scripts/deployment/write-deployment.ts'
import { findProgram } from '@fairground/testkit/services/programs'
import { Ajv2019 } from 'ajv/dist/2019.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { composeText, findComposeServices, readCompose } from './compose-file.ts'
import { findStartProblems } from './deployed-service.ts'
import { findKnownSettings, findUnknownSettings, root } from './known-settings.ts'
import schema from './compose-spec.json' with { type: 'json' }

const home = mkdtempSync(join(tmpdir(), 'fairground-compose-'))
const folder = join(home, 'deployment')
const compose = readCompose()
const known = findKnownSettings()

beforeAll(() => {
  // The check of the database reads the authority, which a container finds below /etc.
  const flags = composePlace.database.flags.replace('/etc/fairground', join(folder, 'lane'))
  const place = { ...composePlace, database: { ...composePlace.database, flags } }
  writeDeployment({ folder, place, operators: [1], beaconUrls: ['https://api.drand.sh'] })
})
afterAll(() => rmSync(home, { recursive: true }))

describe('the compose file', () => {
  // The schema names its draft and its parts as older drafts did, which the validator refuses.
  const rules = JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    ['$schema', 'id'].includes(key) && typeof value === 'string' ? undefined : value,
  ) as object
  const isValid = new Ajv2019({ strict: false, validateFormats: false }).compile(rules)

  it('follows the schema of the Compose Specification', () => {
    expect(isValid(compose) ? [] : isValid.errors).toEqual([])
  })

  it.each([
    ['an unknown key', 'read_only: true', 'readonly: true'],
    ['a wrong type', 'scale: 2', 'scale: [2]'],
  ])('would not follow it with %s', (_, right, wrong) => {
    expect(isValid(readCompose(composeText.replace(right, wrong)))).toBe(false)
  })

  it('uses only variables that the example of .env sets', () => {
    const example = readFileSync(join(root, 'deploy', '.env.example'), 'utf8')
    const used = [...composeText.matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => name!)
    expect(used.filter(name => !new RegExp(`^${name}=`, 'm').test(example))).toEqual([])
  })

  it('mounts only files that exist or that npm run deployment creates', () => {
    const sources = Object.values(compose.services).flatMap(({ volumes = [] }) =>
      volumes.map(volume => volume.replace(/^\$\{CONFIG_FOLDER[^}]*\}/, folder).split(':')[0]!),
    )
    const paths = sources.filter(source => /^[./]/.test(source))
    expect(paths.length).toBeGreaterThan(10)
    expect(paths.filter(path => !existsSync(path.replace(/^\./, join(root, 'deploy'))))).toEqual([])
  })

  it('drops all rights of every container', () => {
    for (const [name, service] of Object.entries(compose.services))
      expect([name, service.read_only, service.cap_drop]).toEqual([name, true, ['ALL']])
  })

  it('connects the signer with no service but the worker', () => {
    const inNetwork = Object.entries(compose.services).filter(([, { networks }]) =>
      JSON.stringify(networks ?? []).includes('"signer"'),
    )
    expect(inNetwork.map(([name]) => name)).toEqual(['signer', 'worker'])
  })
})

describe('the settings of the compose file', () => {
  const find = (name: string) => findComposeServices(compose, folder).find(each => each.name === name)!

  it.each(['migrate', 'signer', 'lane', 'worker', 'gateway'])('%s has only settings that are read', name => {
    expect(findUnknownSettings(find(name).environment, known)).toEqual([])
  })

  it('the console has only settings that are read', () => {
    expect(findUnknownSettings(find('console').environment, known)).toEqual([])
    expect(findStartProblems(find('console'))).toEqual([])
  })

  it.each(['signer', 'lane', 'worker', 'gateway'])('%s would start with them in production mode', name => {
    expect(findStartProblems(find(name))).toEqual([])
  })

  it('names a setting that nothing reads', () => {
    expect(findUnknownSettings({ FAIRGROUND_DATABASE_URI_FILE: 'a' }, known)).toEqual([
      'FAIRGROUND_DATABASE_URI_FILE',
    ])
  })

  it('names a setting that is missing', () => {
    const { FAIRGROUND_NATS_URL_FILE: _, ...environment } = find('lane').environment
    expect(() => findStartProblems({ ...find('lane'), environment })).toThrow(
      'FAIRGROUND_NATS_URL is not set',
    )
  })

  it('names a key that is missing', () => {
    const environment = {
      ...find('lane').environment,
      FAIRGROUND_KEY_FOLDER: join(folder, 'gateway', 'keys'),
    }
    expect(findStartProblems({ ...find('lane'), environment })).toEqual([
      expect.stringContaining('platform.pem'),
    ])
  })

  it('has a configuration that nats-server accepts', () => {
    const nats = join(home, 'etc', 'nats')
    mkdirSync(nats, { recursive: true })
    cpSync(join(folder, 'nats'), join(home, 'etc', 'fairground'), { recursive: true })
    const text = readFileSync(join(root, 'deploy', 'nats', 'nats.conf'), 'utf8')
    const file = join(nats, 'nats.conf')
    const check = (config: string) => {
      writeFileSync(file, config.replaceAll('/etc/fairground', join(home, 'etc', 'fairground')))
      return spawnSync(findProgram('nats-server'), ['-t', '-c', file], { encoding: 'utf8' })
    }
    expect(check(text).stderr).toContain('is valid')
    expect(check(text.replace('users.conf', 'nobody.conf')).status).toBe(1)
  })
})
