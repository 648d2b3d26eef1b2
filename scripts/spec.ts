import { errorCatalogue } from '@fairground/contract/errors'
import { events } from '@fairground/contract/events'
import { operations } from '@fairground/contract/operations'
import { specParts, specStatus, type SpecPart } from './spec/status.ts'

const help = `npm run spec [-- --json] [-- --missing]

Lists which parts of the specification are built, read from the code: operations, pushed events, error codes, routes and
modals. Extension operations, which the specification does not contain, are listed separately.

  --json     {operations: {built: [...], missing: [...]}, events: ..., errors: ..., routes: ..., modals: ...}
  --missing  list only the missing parts`

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
    case 'routes':
    case 'modals':
      return ''
  }
}

const main = (): void => {
  const flags = process.argv.slice(2)
  if (flags.includes('--help')) return console.log(help)
  const status = specStatus()
  if (flags.includes('--json')) return console.log(JSON.stringify(status, null, 2))
  for (const part of specParts) {
    const { built, missing } = status[part]
    console.log(`\n${part.toUpperCase()}  ${built.length} of ${built.length + missing.length} built\n`)
    const rows = [
      ...built.map(name => ['built', name] as const),
      ...missing.map(name => ['missing', name] as const),
    ]
    for (const [mark, name] of rows) {
      if (mark === 'built' && flags.includes('--missing')) continue
      console.log(`  ${mark.padEnd(8)} ${name.padEnd(36)} ${detail(part, name)}`.trimEnd())
    }
  }
  const totals = specParts.map(
    part => `${part} ${status[part].built.length}/${status[part].built.length + status[part].missing.length}`,
  )
  console.log(`\n${totals.join(' · ')}`)
}

main()
