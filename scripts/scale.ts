import { readScalePages, writeScalePages } from './scale/scale-page.ts'

const help = `npm run scale [-- --check]

Writes the tables of docs/SCALE.md and bench/README.md from the runs in bench/recorded, which
\`npm run bench <name> -- --record\` stores. The text outside the markers is written by hand.

  --check   only compare, and fail if a page is out of date`

const main = (args: readonly string[]): number => {
  if (args.includes('--help')) return print(help, 0)
  if (!args.includes('--check')) {
    writeScalePages()
    return print('docs/SCALE.md and bench/README.md are written', 0)
  }
  const stale = readScalePages().filter(({ text, expected }) => text !== expected)
  if (stale.length === 0) return print('docs/SCALE.md and bench/README.md are up to date', 0)
  const paths = stale.map(({ path }) => path).join(', ')
  return print(`${paths}: not as in bench/recorded: run \`npm run scale\` and commit`, 1)
}

const print = (text: string, code: number): number => {
  console.log(text)
  return code
}

process.exitCode = main(process.argv.slice(2))
