import { join } from 'node:path'

/** Holds one folder of records for each test file. Git ignores it. */
export const observationFolder = join(import.meta.dirname, '..', '..', '..', '..', '.run', 'observed')
