import { decisionIndex } from './decision-index.ts'
import { docReferences } from './doc-references.ts'
import { fileSize } from './file-size.ts'
import { folderSize } from './folder-size.ts'
import { kebabNames } from './kebab-names.ts'
import { kindLiterals } from './kind-literals.ts'
import { noMathRandom } from './no-math-random.ts'
import { noConflictMarkers } from './no-conflict-markers.ts'
import { noEmptyFile } from './no-empty-file.ts'
import { noDeepRelativeImports } from './no-deep-relative-imports.ts'
import { noMachineTraces } from './no-machine-traces.ts'
import { operations } from './operations.ts'
import { operatorTables } from './operator-tables.ts'
import type { TidyRule } from './project-file.ts'
import { purePackages } from './pure-packages.ts'
import { rowInterfaces } from './row-interfaces.ts'
import { sqlInQueries } from './sql-in-queries.ts'
import { usedConstants } from './used-constants.ts'
import { vocabulary } from './vocabulary.ts'

export const tidyRules: readonly TidyRule[] = [
  fileSize,
  folderSize,
  noEmptyFile,
  noConflictMarkers,
  kebabNames,
  noDeepRelativeImports,
  purePackages,
  noMathRandom,
  noMachineTraces,
  operations,
  operatorTables,
  docReferences,
  decisionIndex,
  kindLiterals,
  rowInterfaces,
  sqlInQueries,
  usedConstants,
  vocabulary,
]
