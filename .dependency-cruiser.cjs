// The dependency order, written once. A package imports only from lower levels.
const testkit = 'packages/testkit'

const levels = [
  ['packages/fair', 'packages/rules'],
  ['packages/contract', 'packages/places'],
  ['packages/client', 'packages/database', 'packages/ui'],
  ['apps/server', 'apps/site', 'apps/sandbox'],
  [testkit],
  ['tests', 'scripts', 'bench'],
]

// Features of the server do not know each other: they call what all share (ledger, broker ...) or publish an event.
const features = [
  'ads',
  'audit',
  'cashier',
  'checks',
  'content',
  'draws',
  'games',
  'join',
  'limits',
  'operators',
  'payments',
  'profile',
  'referrals',
  'registration',
  'rewards',
  'schedules',
  'security',
  'session',
  'settlement',
  'subscriptions',
  'support',
].join('|')

const folder = path => `^${path}/`
const test = '[.](test|test-support)[.]tsx?$'

const upward = levels.slice(0, -1).flatMap((level, i) => {
  const above = levels.slice(i + 1).flat()
  const rule = { severity: 'error', comment: 'A package imports only from lower levels.' }
  return [
    {
      ...rule,
      name: `level-${i}-imports-upward`,
      from: { path: level.map(folder), pathNot: test },
      to: { path: above.map(folder) },
    },
    {
      ...rule,
      name: `level-${i}-test-imports-upward`,
      comment: 'Tests may use the testkit besides what their package may use.',
      from: { path: level.map(path => `${folder(path)}.*${test}`) },
      to: { path: above.filter(path => path !== testkit).map(folder) },
    },
  ]
})

const siblings = levels.slice(0, -1).flatMap((level, i) =>
  level.map(path => ({
    name: `level-${i}-imports-its-sibling`,
    comment: 'Packages of one level do not know each other.',
    severity: 'error',
    from: { path: folder(path) },
    to: { path: level.filter(other => other !== path).map(folder) },
  })),
)

module.exports = {
  forbidden: [
    ...upward,
    ...siblings.filter(rule => rule.to.path.length > 0),
    {
      name: 'rules-depend-on-nothing',
      severity: 'error',
      from: { path: '^packages/rules/src', pathNot: test },
      to: { pathNot: '^packages/rules/src' },
    },
    {
      name: 'fair-depends-on-hashing-only',
      severity: 'error',
      from: { path: '^packages/fair/src', pathNot: test },
      to: { pathNot: ['^packages/fair/src', '^node_modules/@noble/'] },
    },
    {
      name: 'a-feature-does-not-import-another-feature',
      severity: 'error',
      from: { path: `^apps/server/src/(${features})/`, pathNot: test },
      to: { path: `^apps/server/src/(${features})/`, pathNot: '^apps/server/src/$1/' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'everything-resolves',
      comment: 'An import that leads nowhere would hide a breach of the levels.',
      severity: 'error',
      from: {},
      // virtual: modules are made by Vite and its plugins.
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|[.]run|[.]tools)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
}
