import { docsNameWhatExists } from './docs-name-what-exists.ts'
import { fileSize } from './file-size.ts'
import { kebabNames } from './kebab-names.ts'
import { noCarelessRandom } from './no-careless-random.ts'
import { noConflictMarkers } from './no-conflict-markers.ts'
import { noEmptyFile } from './no-empty-file.ts'
import { noFarImports } from './no-far-imports.ts'
import { noMachineTraces } from './no-machine-traces.ts'
import { operations } from './operations.ts'
import type { TidyRule } from './project-file.ts'
import { purePackages } from './pure-packages.ts'

export const tidyRules: readonly TidyRule[] = [
  fileSize,
  noEmptyFile,
  noConflictMarkers,
  kebabNames,
  noFarImports,
  purePackages,
  noCarelessRandom,
  noMachineTraces,
  operations,
  docsNameWhatExists,
]
