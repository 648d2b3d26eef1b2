import { join } from 'node:path'
import { errorCatalogue } from '@fairground/contract/errors'
import { events } from '@fairground/contract/events'
import { operations } from '@fairground/contract/operations'
import {
  type OperatorOperationName,
  operatorOperations,
} from '@fairground/contract/operator/operator-operations'
import { readDeclared } from './spec/declared.ts'
import { deviations } from './spec/deviations.ts'
import { describeRuns, readObservedRuns } from './spec/observed-runs.ts'
import { specParts, specStatus, type SpecPart, type Status } from './spec/status.ts'
import { unexplained } from './spec/unexplained.ts'

const help = `npm run spec [-- --json] [-- --missing] [-- --check]

Lists which parts of the specification are built: operations, pushed events, error codes, routes and modals, and
which operations of staff, kinds of proposals and pages the console has. A part is
built if the latest test runs observed it: an operation was answered with success and called by the site in a browser or
by the example client; an event was published and applied; an error was returned and shown; a route was rendered with
content; a modal was opened. An operation of staff was answered with success, and the console called it or offered it in
a browser to a person with the right. Everything else is missing, with what it lacks. Extension operations, which the
specification does not contain, are listed separately.

npm test and npm run test:browser write the observations to .run/observed, one folder for each test file.

  --json     {operations: {built: [...], missing: [...], lacking: {...}}, events: ..., observations: [...]}
  --missing  list only the missing parts
  --check    exit with 1 if a part is missing that scripts/spec/deviations.ts does not explain`

const detail = (part: SpecPart, name: string): string => {
  switch (part) {
    case 'operations':
    case 'extension operations': {
      const { area, access } = operations[name as keyof typeof operations]
      return `${area}, ${access}`
    }
    case 'events': {
      const { category, number, topic } = events[name as keyof typeof events]
      return `category ${category}, number ${number}, topic ${topic}`
    }
    case 'errors': {
      const [area = '', entry = ''] = name.split('.')
      const catalogue: Readonly<Record<string, Readonly<Record<string, { code: number | string }>>>> =
        errorCatalogue
      return `code ${catalogue[area]?.[entry]?.code ?? '?'}`
    }
    case 'operator operations': {
      const { area, access } = operatorOperations[name as OperatorOperationName]
      return `${area}, ${access}`
    }
    case 'proposal kinds':
    case 'console pages':
    case 'routes':
    case 'modals':
      return ''
  }
}

const printPart = (part: SpecPart, { built, missing, lacking }: Status, onlyMissing: boolean): void => {
  console.log(`\n${part.toUpperCase()}  ${built.length} of ${built.length + missing.length} built\n`)
  const print = (mark: string, name: string, more: string): void =>
    console.log(`  ${mark.padEnd(8)} ${name.padEnd(36)} ${more}`.trimEnd())
  if (!onlyMissing) for (const name of built) print('built', name, detail(part, name))
  for (const name of missing) print('missing', name, lacking[name] ?? '')
}

const check = (status: Record<SpecPart, Status>): void => {
  const { missing, outdated } = unexplained(status, deviations)
  for (const { part, name, lack } of missing) console.log(`missing, ${part}: ${name} (${lack})`)
  for (const { part, name } of outdated) console.log(`built, yet listed as a deviation, ${part}: ${name}`)
  console.log(`${missing.length} parts are missing without a reason`)
  if (missing.length > 0) process.exitCode = 1
}

const main = (): void => {
  const flags = process.argv.slice(2)
  if (flags.includes('--help')) return console.log(help)
  const runs = readObservedRuns(join(import.meta.dirname, '..'))
  const status = specStatus(readDeclared(), runs.facts)
  if (flags.includes('--json'))
    return console.log(JSON.stringify({ ...status, observations: runs.suites }, null, 2))
  console.log(describeRuns(runs))
  if (flags.includes('--check')) return check(status)
  for (const part of specParts) printPart(part, status[part], flags.includes('--missing'))
  const totals = specParts.map(
    part => `${part} ${status[part].built.length}/${status[part].built.length + status[part].missing.length}`,
  )
  console.log(`\n${totals.join(' · ')}`)
}

main()
