// The only place that defines the dependency order: a package imports only from lower levels.
const { server, site, console: staffConsole } = require('./scripts/check/structure.json')

const testkit = 'packages/testkit'

const levels = [
  ['packages/fair', 'packages/rules'],
  ['packages/contract', 'packages/places'],
  ['packages/client', 'packages/database', 'packages/operator-client', 'packages/ui'],
  ['apps/server', 'apps/site', 'apps/console', 'apps/sandbox', 'examples/client', 'examples/open-operator'],
  [testkit],
  ['tests', 'scripts', 'bench'],
]

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

// Inside the server: layers from the bottom up, then features, then the gateway and the composition root.
const serverSource = 'apps/server/src'
const inServer = names => names.map(name => `^${serverSource}/${name}/`)
const features = Object.keys(server.features)

const layerRules = server.layers.map((layer, i) => ({
  name: `server-layer-${layer.join('-')}-imports-upward`,
  comment: 'A layer of the server imports only from lower layers.',
  severity: 'error',
  from: { path: inServer(layer), pathNot: test },
  to: { path: [...inServer([...server.layers.slice(i + 1).flat(), ...features, ...server.top]), `^${serverSource}/[^/]+$`] },
}))

const layerSiblingRules = server.layers.flatMap(layer =>
  layer.map(name => ({
    name: `server-layer-${name}-imports-its-sibling`,
    comment: 'Folders of one layer do not import each other.',
    severity: 'error',
    from: { path: inServer([name]), pathNot: test },
    to: { path: inServer(layer.filter(other => other !== name)) },
  })),
)

const featureRules = Object.entries(server.features).flatMap(([feature, allowed]) => {
  const others = features.filter(other => other !== feature)
  const from = { path: inServer([feature]), pathNot: test }
  return [
    {
      name: `server-feature-${feature}-imports-an-unlisted-feature`,
      comment: 'A feature imports another feature only along an edge listed in scripts/check/structure.json.',
      severity: 'error',
      from,
      to: { path: inServer(others.filter(other => !allowed.includes(other))) },
    },
    {
      name: `server-feature-${feature}-imports-the-inside-of-a-feature`,
      comment: 'A feature imports from another feature only what its index.ts exports.',
      severity: 'error',
      from,
      to: { path: inServer(allowed), pathNot: allowed.map(name => `^${serverSource}/${name}/index[.]ts$`) },
    },
    {
      name: `server-feature-${feature}-imports-upward`,
      comment: 'A feature imports neither the gateway nor the composition root.',
      severity: 'error',
      from,
      to: { path: [...inServer(server.top), `^${serverSource}/[^/]+$`] },
    },
  ]
})

const listed = [...server.layers.flat(), ...features, ...server.top, ...server.tests]

const serverRules = [
  ...layerRules,
  ...layerSiblingRules.filter(rule => rule.to.path.length > 0),
  ...featureRules.filter(rule => rule.to.path.length > 0),
  {
    name: 'server-folder-is-not-listed',
    comment: 'Every folder of the server is a layer, a feature or the top in scripts/check/structure.json.',
    severity: 'error',
    from: {},
    to: { path: `^${serverSource}/[^/]+/`, pathNot: inServer(listed) },
  },
  {
    name: 'server-product-imports-test-support',
    comment: 'Only tests import test support.',
    severity: 'error',
    from: { path: `^${serverSource}/`, pathNot: test },
    to: { path: ['[.]test-support[.]ts$', ...inServer(server.tests)] },
  },
]

// Inside an application of the browser: zones from the bottom up. The root of the source folder starts the application.
const toZoneRules = (app, { zones, features }) => {
  const source = `apps/${app}/src`
  const inZones = names => names.map(name => `^${source}/${name}/`)
  const inFeatures = names => inZones(names.map(name => `features/${name}`))
  return [
    ...zones.map((zone, i) => ({
      name: `${app}-zone-${zone}-imports-upward`,
      comment: 'A zone imports only from lower zones.',
      severity: 'error',
      from: { path: inZones([zone]) },
      to: { path: [...inZones(zones.slice(i + 1)), `^${source}/[^/]+$`] },
    })),
    ...Object.entries(features).map(([feature, allowed]) => ({
      name: `${app}-feature-${feature}-imports-an-unlisted-feature`,
      comment: 'A feature imports another feature only along an edge listed in scripts/check/structure.json.',
      severity: 'error',
      from: { path: inFeatures([feature]) },
      to: { path: inFeatures(Object.keys(features).filter(other => other !== feature && !allowed.includes(other))) },
    })),
    {
      name: `${app}-folder-is-not-listed`,
      comment: 'Every folder of the application is a zone or a feature in scripts/check/structure.json.',
      severity: 'error',
      from: {},
      to: {
        path: `^${source}/[^/]+/`,
        pathNot: [...inZones(zones.filter(zone => zone !== 'features')), ...inFeatures(Object.keys(features))],
      },
    },
  ]
}

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
      comment: 'In Node, the imports of its package.json replace one file by one that hashes with the platform.',
      severity: 'error',
      from: { path: '^packages/fair/src', pathNot: [test, '^packages/fair/src/crypto/sha256-node\\.ts$'] },
      to: { pathNot: ['^packages/fair/src', '^node_modules/@(noble|scure)/'] },
    },
    ...serverRules,
    ...toZoneRules('site', site),
    ...toZoneRules('console', staffConsole),
    {
      name: 'no-cycles',
      comment: 'Also no type-only cycles: a shared type moves to its own file.',
      severity: 'error',
      from: {},
      to: { circular: true },
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
