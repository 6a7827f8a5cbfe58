/** Each layer, and the layers it may import. The whole architecture is this table. */
const LAYERS = {
  domain: [],
  contract: ['domain'],
  db: ['domain'],
  integrations: ['domain'],
  services: ['domain', 'db', 'integrations'],
  api: ['domain', 'contract', 'services'],
  cli: ['domain', 'contract', 'services', 'shop'],
  jobs: ['domain', 'services'],
  shop: ['domain', 'db', 'integrations', 'services', 'jobs'],
  ui: ['domain', 'contract'],
  web: ['domain', 'contract', 'ui'],
  office: ['domain', 'contract', 'ui'],
}

const TESTS = '[.]test[.]tsx?$'

const layerRules = Object.entries(LAYERS).map(([layer, allowed]) => ({
  name: `layer-${layer}`,
  comment: `src/${layer} may import only ${['itself', ...allowed].join(', ')}`,
  severity: 'error',
  from: { path: `^src/${layer}/`, pathNot: TESTS },
  to: { path: '^src/', pathNot: [...[layer, ...allowed].map((name) => `^src/${name}/`), '^src/config[.]ts$'] },
}))

/** What holds inside the layers. */
const innerRules = [
  {
    name: 'domain-is-pure',
    comment: 'domain uses no package and nothing of Node',
    from: { path: '^src/domain/', pathNot: TESTS },
    to: { dependencyTypesNot: ['local', 'aliased', 'aliased-subpath-import', 'type-only'], pathNot: '^src/domain/' },
  },
  {
    name: 'config-is-handed-over',
    comment:
      'only main.ts and the commands read the configuration; the rest is given what it needs (its types are free)',
    from: { path: '^src/', pathNot: ['^src/main[.]ts$', '^src/cli/', '^src/config[.]', '^src/main/', TESTS] },
    to: { path: '^src/config[.]ts$', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'sql-in-repositories',
    comment: 'SQL lives in src/db and in *.repository.ts (types of the driver are free)',
    from: { path: '^src/', pathNot: ['^src/db/', '[.]repository[.]ts$', '^src/testing/', TESTS] },
    to: { path: '^node_modules/(pg|kysely)/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'repository-is-private',
    comment: 'a repository belongs to its feature: other features call its service',
    from: { path: '^src/([^/]+/[^/]+)/', pathNot: ['^src/services/checkout/', '^src/testing/', TESTS] },
    to: { path: '[.]repository[.]ts$', pathNot: '^src/$1/' },
  },
  {
    name: 'repositories-are-behind-services',
    comment: 'what the shop offers to calls, commands, jobs and pages are its services',
    from: {
      path: ['^src/', '^(bench|chaos|cluster|e2e|scripts|studio)/', '-sandbox/'],
      pathNot: ['^src/(services|testing)/', TESTS],
    },
    to: { path: '[.]repository[.]ts$' },
  },
  {
    name: 'checkout-is-above-orders-and-payments',
    comment: 'placing, paying and settling write orders and payments in one transaction; neither knows of checkout',
    from: { path: '^src/services/checkout/', pathNot: TESTS },
    to: { path: '[.]repository[.]ts$', pathNot: '^src/services/(checkout|orders|payments)/' },
  },
  {
    name: 'features-meet-in-routes',
    comment: 'one web feature does not import another: pages in web/routes put them together',
    from: { path: '^src/web/features/([^/]+)/', pathNot: TESTS },
    to: { path: '^src/web/features/([^/]+)/', pathNot: '^src/web/features/$1/' },
  },
  {
    name: 'ui-knows-no-commerce',
    comment: 'of the contract, ui needs the client, what a refusal is, and what a picture is',
    from: { path: '^src/ui/', pathNot: TESTS },
    to: {
      path: '^src/contract/',
      pathNot:
        '^src/contract/(api-client|problem|envelope|refused-text|catalog/picture|messages/field-problems[.](en|ar))[.]ts$',
    },
  },
  {
    name: 'shared-is-below-features',
    comment: 'state that pages share knows no feature, page or frame',
    from: { path: '^src/web/shared/', pathNot: TESTS },
    to: { path: '^src/web/(features|routes|shell)/' },
  },
  {
    name: 'office-frame-knows-no-screen',
    comment: 'screens reach the frame through the site map: only start/ puts both together',
    from: { path: '^src/office/', pathNot: ['^src/office/(features|start)/', TESTS] },
    to: { path: '^src/office/features/' },
  },
  {
    name: 'office-screens-know-no-frame',
    comment:
      'what stands around a screen is not its business; what screens and frame share is in components/ and shared/',
    from: { path: '^src/office/', pathNot: ['^src/office/(shell|start)/', '^src/office/entry-client[.]tsx$', TESTS] },
    to: { path: '^src/office/(shell|start)/' },
  },
  {
    name: 'testing-only-in-tests',
    comment: 'helpers of tests stay out of the shop',
    from: { path: '^src/', pathNot: [TESTS, '^src/testing/'] },
    to: { path: '^src/testing/' },
  },
  {
    name: 'tools-stay-outside',
    comment: 'the shop needs none of its tools; it starts the sandbox of the demo, and tests use them',
    from: { path: '^src/', pathNot: [TESTS, '^src/testing/'] },
    to: { path: '^(bench|chaos|cluster|e2e|scripts|studio)/' },
  },
  {
    name: 'sandboxes-stand-alone',
    comment: 'a sandbox stands in for another company: it shares formats and helpers with the shop, no services',
    from: { path: '^(payments|tax-authority)-sandbox/', pathNot: TESTS },
    to: { path: '^src/(api|cli|db|jobs|main|office|services|shop|ui|web)/' },
  },
  {
    name: 'files-are-opened-apart',
    comment: 'a file may harm its reader: the process of the shop loads none, it starts processes that do',
    from: { path: '^src/(main|cli/shop)[.]ts$' },
    to: { path: '^node_modules/(@cantoo/pdf-lib|@embedpdf/pdfium)/', reachable: true },
  },
  {
    name: 'no-cycles',
    comment: 'two modules that need each other are one module, or three (types are free)',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
  {
    name: 'not-resolvable',
    comment: 'the imported file or package does not exist',
    from: {},
    to: { couldNotResolve: true },
  },
].map((rule) => ({ severity: 'error', ...rule }))

export default {
  forbidden: [...layerRules, ...innerRules],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '[.]css$|[?]' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    cache: { folder: 'node_modules/.cache/dependency-cruiser', strategy: 'content' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
}
