import { simulate } from '../tests/simulator/command.ts'

process.exitCode = simulate(process.argv.slice(2), { print: line => console.log(line) })
