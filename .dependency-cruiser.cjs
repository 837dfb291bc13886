// Who may import whom. The order of the domains is the order in which they may know each other: a domain knows those
// before it, through their index.ts, and never one behind it.
const domains = [
  'identity',
  'leads',
  'analytics',
  'assessments',
  'reports',
  'realtime',
  'notifications',
  'webhooks',
  'governance',
]
// These follow the outbox: what happens is told to them, and nobody calls them.
const listeners = domains.slice(domains.indexOf('realtime'))

const tests = '\\.(test|fixture)\\.ts$|^test/'
const any = names => `(${names.join('|')})`
const packages = names => `(^|/)node_modules/(@types/)?${any(names)}/`

const rule = (name, comment, from, to) => ({
  name,
  comment,
  severity: 'error',
  from: { ...from, pathNot: [tests, ...(from.pathNot ?? [])] },
  to,
})

module.exports = {
  forbidden: [
    rule(
      'engine-imports-nothing',
      'psychometrics is pure: no packages, no node:, nothing of ours',
      { path: '^psychometrics/' },
      { pathNot: ['^psychometrics/'] },
    ),
    rule(
      'charts-import-d3-only',
      'charts are pure: shapes and scales, so that the page and the PDF can both draw them',
      { path: '^charts/' },
      { pathNot: ['^charts/', packages(['d3-shape', 'd3-scale'])] },
    ),
    rule(
      'platform-imports-packages-only',
      'platform is what the domains stand on',
      { path: '^server/platform/' },
      { path: '^(server/(?!platform/)|psychometrics/|charts/|content/|contract/|web/|bench/|scripts/)' },
    ),
    ...domains
      .slice(0, -1)
      .map((domain, i) =>
        rule(
          `${domain}-never-backwards`,
          `${domain} may know only the domains before it`,
          { path: `^server/${domain}/` },
          { path: `^server/${any(domains.slice(i + 1))}/` },
        ),
      ),
    rule(
      'domains-meet-at-their-index',
      'a domain is entered through its index.ts',
      { path: '^server/([^/]+)/' },
      { path: `^server/${any(domains)}/(?!index\\.ts$)`, pathNot: ['^server/$1/'] },
    ),
    rule(
      'root-enters-through-the-index',
      'the composition root too enters a domain through its index.ts',
      { path: '^server/[^/]+\\.ts$' },
      { path: `^server/${any(domains)}/(?!index\\.ts$)` },
    ),
    rule(
      'nobody-imports-the-root',
      'app.ts, service.ts, main.ts and cli.ts put the parts together; the parts do not know them',
      { path: '^server/(?!cli/)[^/]+/' },
      { path: '^server/([^/]+\\.ts$|cli/)' },
    ),
    rule(
      'nobody-imports-a-listener',
      'they listen to the outbox; only app.ts, service.ts and the command line start them',
      { path: '^server/([^/]+)', pathNot: ['^server/(app|service)\\.ts$', '^server/cli/'] },
      { path: `^server/${any(listeners)}/`, pathNot: ['^server/$1/'] },
    ),
    rule(
      'engine-for-assessments-and-reports',
      'scores are the business of assessments and reports',
      { path: '^server/(?!assessments/|reports/)' },
      { path: '^psychometrics/' },
    ),
    rule(
      'content-for-assessments-and-reports',
      'the built-in assessment is the business of assessments, the texts about it that of reports',
      { path: '^server/(?!assessments/|reports/)' },
      { path: '^content/' },
    ),
    rule(
      'content-is-data',
      'content knows the engine at most',
      { path: '^content/' },
      { path: '^(server|charts|contract|web|db|bench|scripts)/' },
    ),
    rule(
      'only-routes-know-fastify',
      'routes.ts and *-routes.ts, platform and app.ts; everything else takes values and gives values',
      { path: '^server/', pathNot: ['(^|[/-])routes\\.ts$', '^server/platform/', '^server/app\\.ts$'] },
      { path: packages(['fastify', '@fastify']) },
    ),
    rule(
      'only-queries-know-the-driver',
      'queries.ts and *-queries.ts, and platform',
      { path: '^server/', pathNot: ['(^|[/-])queries\\.ts$', '^server/platform/'] },
      { path: packages(['pg', 'pg-[^/]+']) },
    ),
    rule(
      'web-knows-the-contract',
      'the web app knows the service by its contract, and what a definition must be by the same check',
      { path: '^web/' },
      {
        path: '^(server|psychometrics|content|db|bench|scripts)/',
        pathNot: '^content/(definition|problems|problems-shape|as-taken)\\.ts$',
      },
    ),
    rule(
      'primitives-know-no-page',
      'web/ui, web/api, web/device and web/texts are what pages stand on; they know no page and no frame',
      { path: '^web/(ui|api|device|texts)/' },
      { path: '^web/', pathNot: ['^web/(ui|api|device|texts)/'] },
    ),
    rule(
      'contract-stands-alone',
      'the client can be taken anywhere',
      { path: '^contract/' },
      { path: '^(server|psychometrics|charts|content|web|db|bench|scripts)/' },
    ),
    rule(
      'product-without-tests-or-seeds',
      'what runs in production reaches no test, no bench, no seed and no script',
      { path: '^(server|psychometrics|charts|content|contract|web)/' },
      { path: `${tests}|^(db/seeds|bench|scripts)/` },
    ),
    rule(
      'product-without-development-packages',
      'npm start installs none of them, and the web app is built after it',
      { path: '^(server|web|contract|charts|content)/' },
      { dependencyTypes: ['npm-dev'] },
    ),
    rule('no-circles', 'what needs itself can be read in no order, types included', {}, { circular: true }),
    rule('everything-resolves', 'an import that names nothing', {}, { couldNotResolve: true }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^web/dist/'] },
    tsPreCompilationDeps: true,
    moduleSystems: ['es6'],
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
}
