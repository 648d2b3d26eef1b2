#!/usr/bin/env node
import { runFairground } from './run-fairground.ts'

await runFairground(process.argv.slice(2))
